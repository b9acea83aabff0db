import { instantOf, isDateTime } from '../dates/instant';
import { isIdentifier } from '../ids/identifier';
import { searchMembers } from '../search-members';
import type { EntriesBehind } from './drill-down';
import { ledgerSubtypes, ledgerTypes } from './ledger-kinds';
import type { RowDrillDown } from './report';

/** The members that the queries behind figures have. */
type Member = keyof RowDrillDown | 'ledger_id' | 'with_children';

/**
 * What each member may be, as the contract's schema has it: the schema itself would bring its whole validator to the
 * journal's first load. A test compares the two.
 */
const members: Record<Member, { isValue: (text: string) => boolean; isMany?: boolean }> = {
  start_datetime: { isValue: isInstant },
  end_datetime: { isValue: isInstant },
  result_end_datetime: { isValue: isInstant },
  ledger_id: { isValue: (text) => isIdentifier('ledger', text), isMany: true },
  with_children: { isValue: isOneOf(['true']) },
  ledger_type: { isValue: isOneOf(ledgerTypes), isMany: true },
  ledger_subtype: { isValue: isOneOf(Object.values(ledgerSubtypes).flat()), isMany: true },
  cash_flow_activity: { isValue: isOneOf(['operating', 'investing', 'financing']), isMany: true },
  report_cash_flow: { isValue: isOneOf(['true', 'false']) },
  in_cash_pool: { isValue: isOneOf(['true', 'false']) },
  basis: { isValue: isOneOf(['all', 'accrual', 'cash']), isMany: true },
  cash_movement: { isValue: isOneOf(['true']) },
};

const mostValues = 100;

/** The query behind a figure that a text in an address holds, or null when it is none. */
export function readEntriesText(text: string): EntriesBehind | null {
  const query = searchMembers(new URLSearchParams(text));
  return text !== '' && Object.entries(query).every(isMember) ? query : null;
}

function isMember([name, value]: [string, string | string[]]): boolean {
  const member = Object.hasOwn(members, name) ? members[name as Member] : undefined;
  if (!member) return false;
  if (typeof value === 'string') return member.isValue(value);
  return member.isMany === true && value.length <= mostValues && value.every(member.isValue);
}

function isInstant(text: string): boolean {
  return isDateTime(text) && instantOf(text) !== null;
}

function isOneOf(values: readonly string[]): (text: string) => boolean {
  return (text) => values.includes(text);
}
