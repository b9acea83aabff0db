/** What tells this build of the dashboard from others, in the browser and on the server alike; null in development. */
export const ownBuild: string | null = process.env.DAYBOOK_BUILD || null;
