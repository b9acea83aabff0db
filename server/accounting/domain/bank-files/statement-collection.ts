import { accept, refuse } from '@/lib/result';
import type {
  BankRecord,
  BankStatement,
  ClosingBalance,
  RecordOutcome,
  StatementsOutcome,
} from './bank-file';
import { tidy } from './printed-text';
import { withoutSharedIds } from './shared-ids';
import { type StatementBalances, statementBreakOf } from './statement-balances';

/** Movements and refusals that one file may hold. */
export const mostRecords = 200_000;

/** ISO 4217; anything else that a file prints as its currency is none. */
const CURRENCY_CODE = /^[A-Z]{3}$/;

export type StatementAccount = Pick<BankStatement, 'accountId' | 'kind' | 'currency'>;

export type StatementCollection = {
  /** The statement of the account; a second one of the same account continues the first. */
  open(account: StatementAccount): BankStatement;
  add(statement: BankStatement, line: number, outcome: RecordOutcome): void;
  /** Says that the file ends inside the statement; it counts as a refused record of that line. */
  cut(statement: BankStatement, line: number, reason: string): void;
  /** Keeps the closing balance, unless the statement has one of a later day. */
  closeAt(statement: BankStatement, closing: ClosingBalance | null): void;
  /** Keeps what one statement of the account prints of its balances, which are compared at the end. */
  balance(statement: BankStatement, printed: StatementBalances): void;
  /** True once the file holds more than it may: a reader can stop. */
  isFull(): boolean;
  /** `holdsInstead`: the sentence for a file without any statement. */
  finish(holdsInstead: string): StatementsOutcome;
};

export function collectStatements(): StatementCollection {
  const statements = new Map<string, BankStatement>();
  const balances = new Map<BankStatement, StatementBalances[]>();
  let size = 0;
  return {
    open(account) {
      const accountId = tidy(account.accountId ?? '') || null;
      const currency = currencyOf(account.currency ?? '');
      const key = JSON.stringify([accountId, account.kind, currency]);
      const known = statements.get(key);
      if (known) return known;
      const statement: BankStatement = {
        kind: account.kind,
        accountId,
        currency,
        records: [],
        refused: [],
        cutOff: null,
        closing: null,
        balanceBreak: null,
      };
      statements.set(key, statement);
      return statement;
    },
    add(statement, line, outcome) {
      size += 1;
      if (size > mostRecords) return;
      if (outcome.ok) statement.records.push(withoutRepeatedMemo(outcome.value));
      else statement.refused.push({ line, reason: outcome.problem });
    },
    cut(statement, line, reason) {
      size += 1;
      statement.cutOff = reason;
      statement.refused.push({ line, reason });
    },
    closeAt(statement, closing) {
      if (closing && closing.day >= (statement.closing?.day ?? '')) statement.closing = closing;
    },
    balance(statement, printed) {
      const known = balances.get(statement);
      if (known) known.push(printed);
      else balances.set(statement, [printed]);
    },
    isFull: () => size > mostRecords,
    finish(holdsInstead) {
      if (size > mostRecords) {
        const message = `The file holds more than ${mostRecords} records. Split it by period and import the parts.`;
        return refuse({ code: 'broken_file', message });
      }
      if (statements.size === 0) return refuse({ code: 'no_statement', message: holdsInstead });
      return accept(
        [...statements.values()].map((each) => ({
          ...each,
          records: withoutSharedIds(each.records),
          balanceBreak: statementBreakOf(balances.get(each) ?? []),
        })),
      );
    },
  };
}

function currencyOf(printed: string): string | null {
  if (!CURRENCY_CODE.test(printed)) return null;
  // Banks in Russia still print the code that the rouble had before 1998.
  return printed === 'RUR' ? 'RUB' : printed;
}

/** Where a file has one text, it was read as the description; as the memo it would say the same again. */
function withoutRepeatedMemo(record: BankRecord): BankRecord {
  const { memo, ...metadata } = record.metadata;
  if (memo === undefined || !record.description.toLowerCase().includes(memo.toLowerCase())) return record;
  return { ...record, metadata };
}
