import type { Basis, Side } from '@/lib/contract/primitives';
import type { Fault, Problem } from '@/lib/contract/problem';
import { invalid } from '@/lib/contract/problem';
import type { JsonNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import { decimalText } from '@/lib/money/decimal';
import { minorUnitsIn } from '@/lib/money/minor-units-in';
import { accept, type Result, refuse } from '@/lib/result';

type ProposedLine = { ledger_id: string; amount: JsonNumber };
type BalanceLine = { side: Side; amount: bigint; basis: Basis };
type KnownLedger = { archived: boolean; name: string };

/**
 * The amounts of proposed lines in minor units, or every fault of theirs: unknown or archived ledger, too many
 * decimals, out of range, not above zero.
 * @param path JSON pointer of the array of lines
 */
export function checkLines(
  lines: readonly ProposedLine[],
  ledgers: ReadonlyMap<string, KnownLedger>,
  currency: string,
  path: string,
): Result<bigint[], Fault[]> {
  const faults: Fault[] = [];
  const amounts = lines.map((line, index) => {
    faults.push(...ledgerFaults(line.ledger_id, ledgers, `${path}/${index}/ledger_id`));
    const amount = lineAmount(line.amount, currency);
    if (!amount.ok) faults.push({ path: `${path}/${index}/amount`, ...amount.problem });
    return amount.ok ? amount.value : 0n;
  });
  return faults.length > 0 ? refuse(faults) : accept(amounts);
}

/** The fault of a ledger that a new line may not name: unknown, or archived. */
export function ledgerFaults(
  ledgerId: string,
  ledgers: ReadonlyMap<string, KnownLedger>,
  path: string,
): Fault[] {
  const ledger = ledgers.get(ledgerId);
  if (!ledger) return [{ path, code: 'not_found', message: 'is not a ledger of this business' }];
  if (ledger.archived) return [{ path, code: 'ledger_archived', message: `${ledger.name} is archived` }];
  return [];
}

function lineAmount(value: JsonNumber, currency: string): Result<bigint, Omit<Fault, 'path'>> {
  const units = minorUnitsIn(value, currency);
  if (units.ok && units.value <= 0n)
    return refuse({ code: 'amount_not_positive', message: 'must be greater than 0' });
  return units;
}

/** Refuses lines that are not a balanced entry, with the numbers; within each basis, debits equal credits. */
export function checkBalance(lines: readonly BalanceLine[], currency: string, path: string): Problem | null {
  const debits = lines.filter((line) => line.side === 'debit');
  const credits = lines.filter((line) => line.side === 'credit');
  if (debits.length === 0 || credits.length === 0) {
    return unbalanced(
      path,
      `needs at least one debit and one credit; it has ${debits.length} and ${credits.length}`,
    );
  }
  for (const basis of ['all', 'accrual', 'cash'] as const) {
    const debit = sumOf(debits, basis);
    const credit = sumOf(credits, basis);
    if (debit === credit) continue;
    const decimals = decimalsOf(currency);
    const where = basis === 'all' ? '' : ` of basis ${basis}`;
    return unbalanced(
      path,
      `debits ${decimalText(debit, decimals)}, credits ${decimalText(credit, decimals)}${where}`,
    );
  }
  return null;
}

function sumOf(lines: readonly BalanceLine[], basis: Basis): bigint {
  return lines.reduce((sum, line) => (line.basis === basis ? sum + line.amount : sum), 0n);
}

function unbalanced(path: string, numbers: string): Problem {
  const faults = [{ path, code: 'unbalanced_entry', message: numbers }];
  return {
    ...invalid(faults),
    code: 'unbalanced_entry',
    detail: `The journal entry is not balanced: ${numbers}.`,
  };
}
