import { openDatabase, personKey } from './kept-uploads';

/** Who is signed in on this device, as the page that was loaded last has noted; null: nobody is, or nothing can be stored. */
export async function findPersonOfDevice(): Promise<string | null> {
  try {
    const database = await openDatabase();
    const personId = await database.get('person', personKey);
    database.close();
    return personId ?? null;
  } catch {
    return null;
  }
}
