/** Variables that choose and describe the stores, and the service that completes a video (`.env.example`). */
export type StoreSetting =
  | 'CLOUDINARY_URL'
  | 'CLOUDINARY_FOLDER'
  | 'CLOUDINARY_API_BASE'
  | 'FIREBASE_PROJECT_ID'
  | 'FIREBASE_API_KEY'
  | 'FIREBASE_CLIENT_EMAIL'
  | 'FIREBASE_PRIVATE_KEY'
  | 'FIRESTORE_EMULATOR_HOST'
  | 'FIRESTORE_API_BASE'
  | 'GOOGLE_OAUTH_BASE'
  | 'YOUTUBE_PAGE_BASE';

/** A variable of the environment; undefined where it is not set. */
export type Setting = (name: StoreSetting) => string | undefined;
