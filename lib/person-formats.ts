/** How numbers, days and moments are written for a person; null where the browser decides. */
export type PersonFormats = { locale: string | null; timeZone: string | null };
