import type { StoreSetting } from '../../src/stores/setting.ts';

/** Variables of `.env.example` that the functions read. */
export type SettingName =
  | StoreSetting
  | 'ADMIN_PASSWORD'
  | 'SESSION_SECRET'
  | 'YOUTUBE_API_KEY'
  | 'SPOTIFY_CLIENT_ID'
  | 'SPOTIFY_CLIENT_SECRET'
  | 'SPOTIFY_ACCOUNTS_BASE'
  | 'SMTP_URL'
  | 'CONTACT_TO'
  | 'BUILD_HOOK_URL'
  | 'NETLIFY_API_BASE'
  // Set by the host.
  | 'URL'
  | 'SITE_ID'
  | 'LAMBDA_TASK_ROOT'
  | 'NETLIFY_PURGE_API_TOKEN';

/** A variable of the environment, read at every call; `undefined` where it is missing or empty. */
export function setting(name: SettingName): string | undefined {
  const value = process.env[name]?.trim();
  return value === '' ? undefined : value;
}
