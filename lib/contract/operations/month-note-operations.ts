import { monthNote, monthNoteParameters, monthNoteUpdate } from '../month-note';
import { type Operation, operation } from '../operation';
import { dataOf } from '../primitives';
import { inBusiness } from './in-business';

const group = 'Month notes';
const one = `${inBusiness}/month-note/{month}`;

export const monthNotes = {
  getMonthNote: operation({
    method: 'GET',
    path: one,
    summary: 'Read the commentary on a month',
    tag: group,
    scope: 'report:read',
    parameters: monthNoteParameters,
    answer: dataOf(monthNote),
    status: 200,
  }),
  updateMonthNote: operation({
    method: 'PATCH',
    path: one,
    summary: 'Update the commentary on a month',
    tag: group,
    scope: 'report:write',
    parameters: monthNoteParameters,
    body: monthNoteUpdate,
    answer: dataOf(monthNote),
    status: 200,
  }),
} satisfies Record<string, Operation>;
