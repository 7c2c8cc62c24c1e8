/** The port of the site under test; its sources, where it has any, use the next four. */
export const port = Number(process.env.E2E_PORT ?? 8890);
