import { type Decision, isMoneyIn, type Movement } from './movement';
import { type NamesOfPayee, recordName, whoseAre } from './payees/names-of-payee';
import { writtenDay } from './reasons';
import { namesNobody, wordsOf } from './words/words';

/** How often in a row the latest entries of a payee in one direction were transfers between own accounts. */
export type TransferHabit = { times: number; lastDay: string; names: NamesOfPayee };

/** By payee and direction; without payees whose latest entry was something else. */
export type TransferHabits = ReadonlyMap<string, TransferHabit>;

/**
 * @param decisions the oldest first
 * @param transfersLedgerId the ledger of transfers in transit
 */
export function transferHabits(decisions: readonly Decision[], transfersLedgerId: string): TransferHabits {
  const habits = new Map<string, TransferHabit>();
  for (const decision of decisions) {
    const key = keyOf(decision);
    if (key === null) continue;
    if (decision.ledgerId !== transfersLedgerId) habits.delete(key);
    else habits.set(key, withNext(habits.get(key), decision));
  }
  return habits;
}

function withNext(habit: TransferHabit | undefined, decision: Decision): TransferHabit {
  const names: NamesOfPayee = habit?.names ?? new Map();
  recordName(names, decision, -1);
  return { times: (habit?.times ?? 0) + 1, lastDay: decision.day, names };
}

export function transferHabitOf(habits: TransferHabits, movement: Movement): TransferHabit | null {
  const key = keyOf(movement);
  return key === null ? null : (habits.get(key) ?? null);
}

/** Why a movement is taken for a transfer whose other leg no bank has reported, in sentences with numbers. */
export function reasonsForTransfer({ times, lastDay, names }: TransferHabit, payee: string): string[] {
  const whose = whoseAre(names, payee).within;
  const earlier =
    times === 1
      ? `The last entry of ${whose} was a transfer`
      : `The last ${times} entries of ${whose} were transfers`;
  return [
    `${earlier} between own accounts; last on ${writtenDay(lastDay)}.`,
    'It is in transit until it is linked with the transaction of the other account.',
  ];
}

function keyOf(movement: Movement): string | null {
  const { payee } = movement;
  if (namesNobody(payee)) return null;
  return `${isMoneyIn(movement) ? 'in' : 'out'} ${wordsOf(payee).join(' ') || payee}`;
}
