import { openDatabase, personKey } from './kept-uploads';

/** Who is signed in on this device, as the page that was loaded last has noted; null: nobody; undefined: what is stored cannot be read. */
export async function findPersonOfDevice(): Promise<string | null | undefined> {
  try {
    const database = await openDatabase();
    const personId = await database.get('person', personKey);
    database.close();
    return personId ?? null;
  } catch {
    return undefined;
  }
}
