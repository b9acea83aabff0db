import { type LedgerSubtype, type LedgerType, ledgerSubtypes } from '@/lib/contract/ledger';

type Sortable = { type: LedgerType; subtype: LedgerSubtype; sort_code: string | null; name: string };

const types = Object.keys(ledgerSubtypes);
const subtypes: readonly string[] = Object.values(ledgerSubtypes).flat();

/** Report order: type, subtype, sort code digit by digit (1123 before 220; none comes last), name. For `Array.sort`. */
export function compareLedgers(left: Sortable, right: Sortable): number {
  return (
    types.indexOf(left.type) - types.indexOf(right.type) ||
    subtypes.indexOf(left.subtype) - subtypes.indexOf(right.subtype) ||
    compareSortCodes(left.sort_code, right.sort_code) ||
    compareTexts(left.name, right.name)
  );
}

function compareSortCodes(left: string | null, right: string | null): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  return compareTexts(left, right);
}

/** By code units: the same on every machine, whatever its locale. */
function compareTexts(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
