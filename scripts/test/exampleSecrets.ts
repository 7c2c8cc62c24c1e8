/** Variables of `.env.example` whose values are secret. */
export const secrets = [
  'ADMIN_PASSWORD',
  'SESSION_SECRET',
  'FIREBASE_CLIENT_EMAIL',
  'FIREBASE_PRIVATE_KEY',
  'CLOUDINARY_URL',
  'YOUTUBE_API_KEY',
  'SPOTIFY_CLIENT_ID',
  'SPOTIFY_CLIENT_SECRET',
  'SMTP_URL',
  'CONTACT_TO',
  'BUILD_HOOK_URL',
] as const;

/** A recognisable value for each secret, set while the test command builds, so that a leak is found in `dist/`. */
export const exampleSecrets: Record<string, string> = Object.fromEntries(
  secrets.map((name) => [name, `example-of-${name.toLowerCase()}`]),
);

/** Variables that enable a source of the build, which would have to answer. */
const sourceVariables = ['CLOUDINARY_URL', 'YOUTUBE_API_KEY', 'SPOTIFY_CLIENT_ID', 'SPOTIFY_CLIENT_SECRET'];

/** The secrets for a build of the embedded content, which needs no service. */
export const embeddedSecrets = Object.fromEntries(
  Object.entries(exampleSecrets).filter(([name]) => !sourceVariables.includes(name)),
);
