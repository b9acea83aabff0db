import type { journalEntries } from '@/lib/contract/operations/journal-entry-operations';
import { changeMatching } from '../../services/journal-entries/change-matching';
import {
  bulkCreateJournalEntries,
  createJournalEntry,
  readNamed,
} from '../../services/journal-entries/create-journal-entries';
import { listEntryHistory } from '../../services/journal-entries/list-entry-history';
import {
  countPendingEntries,
  getJournalEntry,
  outlineJournalEntries,
  pageJournalEntries,
  sumJournalEntries,
} from '../../services/journal-entries/read-journal-entries';
import { reverseJournalEntry } from '../../services/journal-entries/reverse-journal-entry';
import { undoEntryChange } from '../../services/journal-entries/undo-entry-change';
import {
  bulkUpdateJournalEntries,
  lockForUpdate,
  updateJournalEntry,
} from '../../services/journal-entries/update-journal-entries';
import { data, type HandlersOf, page } from './handler';

export const journalEntryHandlers: HandlersOf<typeof journalEntries> = {
  createJournalEntry: {
    preload: async (db, { parameters, body }) => {
      const named = await readNamed(db, parameters.business_id, [body]);
      return (ctx) => data(createJournalEntry(ctx, body, named));
    },
  },
  listJournalEntries: (ctx, { query }) => page(pageJournalEntries(ctx, query)),
  bulkUpdateJournalEntries: {
    preload: async (db, { parameters, body }) => {
      const ids = body.map((item) => item.journal_entry_id);
      const changes = body.map((item) => item.changes);
      const found = await lockForUpdate(db, parameters.business_id, ids, changes);
      return (ctx) => data(bulkUpdateJournalEntries(ctx, body, found));
    },
  },
  bulkCreateJournalEntries: {
    preload: async (db, { parameters, body }) => {
      const named = await readNamed(db, parameters.business_id, body);
      return (ctx) => data(bulkCreateJournalEntries(ctx, body, named));
    },
  },
  changeJournalEntries: (ctx, { body }) => data(changeMatching(ctx, body)),
  undoJournalEntryChange: (ctx, { parameters }) => data(undoEntryChange(ctx, parameters)),
  outlineJournalEntries: (ctx, { query }) => data(outlineJournalEntries(ctx, query)),
  sumJournalEntries: (ctx, { query }) => data(sumJournalEntries(ctx, query)),
  countJournalEntries: (ctx) => data(countPendingEntries(ctx)),
  getJournalEntry: (ctx, { parameters }) => data(getJournalEntry(ctx, parameters)),
  updateJournalEntry: {
    preload: async (db, { parameters, body }) => {
      const [found] = await lockForUpdate(db, parameters.business_id, [parameters.journal_entry_id], [body]);
      return (ctx) => data(updateJournalEntry(ctx, body, found));
    },
  },
  reverseJournalEntry: (ctx, { parameters, body }) =>
    data(reverseJournalEntry(ctx, { ...parameters, ...body })),
  listJournalEntryHistory: (ctx, { parameters }) => data(listEntryHistory(ctx, parameters)),
};
