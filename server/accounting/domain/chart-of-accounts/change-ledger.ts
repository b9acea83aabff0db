import type { Ledger, LedgerUpdate } from '@/lib/contract/ledger';
import { type Fault, invalid, type Problem } from '@/lib/contract/problem';
import { updatedText } from '@/lib/contract/updated-text';
import type { Instant } from '@/lib/dates/instant';
import { accept, type Result, refuse } from '@/lib/result';
import { checkLedger } from './check-ledger';
import { refuseTakenName } from './ledger-name';
import { ledgerUse } from './ledger-uses';

type KnownLedger = Ledger & { purpose: string | null };

/**
 * The ledger as a person changes it, or why that is refused: first every fault of the request, then a name that is taken.
 * Absent and null members leave the ledger as it is, and an empty `sort_code` takes its code away; only `make_top_level` takes
 * it out from under its parent.
 * @param ledgers every ledger of the business, the one that changes among them
 */
export function changeLedger<Known extends KnownLedger>(
  before: Known,
  input: LedgerUpdate,
  ledgers: readonly Known[],
  now: Instant,
): Result<Known, Problem> {
  const after: Known = {
    ...before,
    name: input.name ?? before.name,
    sort_code: updatedText(input.sort_code, before.sort_code),
    parent_id: input.make_top_level ? null : (input.parent_id ?? before.parent_id),
    report_cash_flow: input.report_cash_flow ?? before.report_cash_flow,
    archived: input.archived ?? before.archived,
    version: before.version + 1,
    updated_at: now,
  };
  const faults = [
    ...topLevelFaults(input),
    ...checkLedger(after, new Map(ledgers.map((ledger) => [ledger.id, ledger]))),
    ...archiveFaults(after),
  ];
  if (faults.length > 0) return refuse(invalid(faults));
  const taken = refuseTakenName(ledgers, after);
  return taken ? refuse(taken) : accept(after);
}

function topLevelFaults({ make_top_level: makeTopLevel, parent_id: parentId }: LedgerUpdate): Fault[] {
  if (!makeTopLevel || typeof parentId !== 'string') return [];
  const message = 'cannot be true beside a parent_id: a ledger is at the top level or under a parent';
  return [{ path: '/make_top_level', code: 'conflicting_fields', message }];
}

function archiveFaults(ledger: KnownLedger): Fault[] {
  const use = ledgerUse(ledger);
  if (!ledger.archived || use === null) return [];
  const message = `cannot be changed: the ledger is needed for ${use}`;
  return [{ path: '/archived', code: 'ledger_in_use', message }];
}
