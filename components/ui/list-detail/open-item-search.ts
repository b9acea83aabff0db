import { createLoader, parseAsString, type SearchParams } from 'nuqs/server';

/** Which item the address opens beside a list, under the parameter by which `useOpenItem` keeps it there. */
export async function openItemIn(
  searchParams: Promise<SearchParams>,
  parameter: string,
): Promise<string | null> {
  const loaded = await createLoader({ [parameter]: parseAsString })(searchParams);
  return loaded[parameter] ?? null;
}
