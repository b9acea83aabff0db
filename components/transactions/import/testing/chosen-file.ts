import type { Chosen } from '../imported-file';

/** A file that was chosen for an import, of which nothing was said yet. */
export function chosenFile(id: string, name: string): Chosen {
  return {
    id,
    file: new File([], name),
    notes: [],
    archiveId: null,
    accounts: {},
    columns: null,
    dateReadings: [],
    amountReadings: [],
    addsPossible: false,
    attempt: id,
  };
}
