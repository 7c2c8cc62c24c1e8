/** The ETag of a record that counts its changes, or of a picture by its version. */
export const etagOf = ({ revision, version }: Versioned): string => `"${version ?? revision ?? ''}"`;

export interface Versioned {
  revision?: number | undefined;
  version?: string | undefined;
}
