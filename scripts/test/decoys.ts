/** The variables of `.env.example` whose values the public must never read. */
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

/** A recognisable value for each, set while the test command builds, so that one that leaks is found in `dist/`. */
export const decoys: Record<string, string> = Object.fromEntries(
  secrets.map((name) => [name, `decoy-for-${name.toLowerCase()}`]),
);

/** Those that switch a source of the build on, which would have to answer. */
const switches = ['CLOUDINARY_URL', 'YOUTUBE_API_KEY', 'SPOTIFY_CLIENT_ID', 'SPOTIFY_CLIENT_SECRET'];

/** For a build of the embedded content: the decoys that need no service. */
export const quietDecoys = Object.fromEntries(
  Object.entries(decoys).filter(([name]) => !switches.includes(name)),
);
