import type { monthNotes } from '@/lib/contract/operations/month-note-operations';
import { getMonthNote, updateMonthNote } from '../../services/month-notes/month-notes';
import { data, type HandlersOf } from './handler';

export const monthNoteHandlers: HandlersOf<typeof monthNotes> = {
  getMonthNote: (ctx, { parameters }) => data(getMonthNote(ctx, parameters)),
  updateMonthNote: (ctx, { parameters, body }) => data(updateMonthNote(ctx, { ...parameters, ...body })),
};
