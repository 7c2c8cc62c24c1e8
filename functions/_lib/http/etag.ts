/** The ETag of a record that counts its changes, or of a picture by its version. */
export const etagOf = ({
  revision,
  version,
}: {
  revision?: number | undefined;
  version?: string | undefined;
}): string => `"${version ?? revision ?? ''}"`;
