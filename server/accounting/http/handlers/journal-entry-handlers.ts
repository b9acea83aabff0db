import type { journalEntries } from '@/lib/contract/operations/journal-entry-operations';
import {
  bulkCreateJournalEntries,
  createJournalEntry,
} from '../../services/journal-entries/create-journal-entries';
import { listEntryHistory } from '../../services/journal-entries/list-entry-history';
import {
  countPendingEntries,
  getJournalEntry,
  pageJournalEntries,
  sumJournalEntries,
} from '../../services/journal-entries/read-journal-entries';
import { reverseJournalEntry } from '../../services/journal-entries/reverse-journal-entry';
import {
  bulkUpdateJournalEntries,
  updateJournalEntry,
} from '../../services/journal-entries/update-journal-entries';
import { data, type HandlersOf, page } from './handler';

export const journalEntryHandlers: HandlersOf<typeof journalEntries> = {
  createJournalEntry: (ctx, { body }) => data(createJournalEntry(ctx, body)),
  listJournalEntries: (ctx, { query }) => page(pageJournalEntries(ctx, query)),
  bulkUpdateJournalEntries: (ctx, { body }) => data(bulkUpdateJournalEntries(ctx, body)),
  bulkCreateJournalEntries: (ctx, { body }) => data(bulkCreateJournalEntries(ctx, body)),
  sumJournalEntries: (ctx, { query }) => data(sumJournalEntries(ctx, query)),
  countJournalEntries: (ctx) => data(countPendingEntries(ctx)),
  getJournalEntry: (ctx, { parameters }) => data(getJournalEntry(ctx, parameters)),
  updateJournalEntry: (ctx, { parameters, body }) =>
    data(updateJournalEntry(ctx, { ...parameters, ...body })),
  reverseJournalEntry: (ctx, { parameters, body }) =>
    data(reverseJournalEntry(ctx, { ...parameters, ...body })),
  listJournalEntryHistory: (ctx, { parameters }) => data(listEntryHistory(ctx, parameters)),
};
