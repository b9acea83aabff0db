import type { ClientProblem } from './client';

/** What the fault of a member is said of; of others the message is a sentence without a subject. */
const subjects: Record<string, string> = {
  datetime: 'The date',
  issued_at: 'The date',
  sent_at: 'The date',
  due_at: 'The due date',
  amount: 'The amount',
  ledger_id: 'The ledger',
};
/** How a message about a member begins. */
const VERB = /^(?:is|lies|must|has|cannot|does)\b/;

/**
 * The detail as people read it: where in a request a fault lies is for programs. `/0/amount: is too large` is `The
 * amount is too large`.
 */
export function shownDetail({ detail, errors = [] }: Pick<ClientProblem, 'detail' | 'errors'>): string {
  const places = errors.map(({ path }) => `${path || 'The body'}: `);
  const at = places.findIndex((each) => detail.startsWith(each));
  const place = places[at];
  if (place === undefined) return detail;
  const told = detail.slice(place.length);
  const subject = subjects[errors[at]?.path.split('/').at(-1) ?? ''];
  if (subject && VERB.test(told)) return `${subject} ${told}`;
  return told.charAt(0).toUpperCase() + told.slice(1);
}
