import type { CategorizationMethod } from '@/lib/contract/journal-entry';
import { absolute } from '@/lib/money/absolute';
import type { Chart } from '../../chart-of-accounts/chart';
import type { EntrySuggestion, LastSuggestion } from '../../journal-entry/entry';
import { linesOfRule } from '../../rules/lines-of-rule';
import { firstMatch } from '../../rules/match-rule';
import type { Rule, RuleSubject } from '../../rules/rule';
import { categorize, type Fallbacks, mostAlternatives, uncategorizedFor } from '../categorize';
import type { Learned } from '../learning/learn';
import type { Movement, Part } from '../movement';
import { ledgersOfParts } from '../printed-category';
import { ledgerOfTransfer } from '../printed-transfer';
import { reasonsForTransfer, type TransferHabits, transferHabitOf } from '../transfer-habits';
import type { JudgedLine } from './judged-line';

/** All that an entry is judged by, in the order in which it decides; a person's choice and a link come before it. */
export type Judges = {
  /** Those that may be used, in their order. */
  rules: readonly Rule[];
  learned: Learned;
  transfers: TransferHabits;
  /** The ledgers of accounts with bank transactions of their own. */
  ownBanks: ReadonlySet<string>;
  fallbacks: Fallbacks;
  chart: Pick<Chart, 'ledgers' | 'ledgerFor'>;
};

/** What the service says of a bank transaction. */
export type Judgement = {
  cleanDescription: string;
  method: CategorizationMethod;
  /** At least one; they sum to the amount of the transaction, those on the bank's side taken off. */
  lines: readonly JudgedLine[];
  suggestion: Omit<EntrySuggestion, 'atVersion'>;
  lastSuggestion: LastSuggestion;
};

/**
 * The first rule that matches decides; where none does, the transfer or category that the file printed, a payee's
 * earlier transfers, or what was learned; else the uncategorized ledger. Until a suggested link that is probably right
 * is decided, it decides instead of a guess.
 */
export function judge(
  judges: Judges,
  subject: RuleSubject,
  movement: Movement,
  probable: Probable | null,
): Judgement {
  const rule = firstMatch(judges.rules, subject);
  if (rule) return ruleJudgement(judges, rule, movement);
  const guessed = printedTransferJudgement(judges, movement) ?? unruledJudgement(judges, movement);
  return probable ? untilLinked(judges.fallbacks, guessed, movement, probable) : guessed;
}

function unruledJudgement(judges: Judges, movement: Movement): Judgement {
  const learned = transferJudgement(judges, movement) ?? learnedJudgement(judges, movement);
  return printedJudgement(judges, movement, learned) ?? learned;
}

/** What a movement probably is by a suggested link that nobody has decided on. */
export type Probable =
  | { kind: 'payment' | 'transfer' }
  /** The ledger of the payment that comes back; null where it has none yet, or several. */
  | { kind: 'refund'; ledgerId: string | null };

/** A judgement, or as much of it as an entry keeps. */
type Guessed = Pick<Judgement, 'cleanDescription'> & {
  lines: readonly Pick<JudgedLine, 'ledgerId' | 'amount'>[];
  suggestion: Pick<EntrySuggestion, 'confidence' | 'alternatives'>;
};

/**
 * The same movement while it probably pays a bill or invoice, is a leg of a transfer, or comes back from a payee: not on a guessed
 * ledger, where it would be income or an expense that it is not. The guesses stay as alternatives. A rule is a person's choice and stays.
 */
export function untilLinked(
  fallbacks: Fallbacks,
  guessed: Guessed,
  movement: Pick<Movement, 'amount'>,
  probable: Probable,
): Judgement {
  const { cleanDescription, lines, suggestion } = guessed;
  const known = probable.kind === 'refund' ? probable.ledgerId : null;
  const ledgerId = known ?? uncategorizedFor(fallbacks, movement);
  const { confidence } = suggestion;
  const [whole, ...parts] = lines;
  // No ledger of a split is likely right for the whole.
  const isWhole = whole !== undefined && parts.length === 0 && confidence !== null;
  const guesses = isWhole ? [{ ledgerId: whole.ledgerId, confidence }] : [];
  return {
    cleanDescription,
    method: known === null ? 'uncategorized' : 'similarity',
    lines: [{ ledgerId, amount: absolute(movement.amount), tagIds: [], onAccount: null }],
    suggestion: {
      confidence: null,
      reasons: [reasonsUntilLinked[probable.kind]],
      alternatives: [...guesses, ...suggestion.alternatives].slice(0, mostAlternatives),
    },
    lastSuggestion: { ledgerIds: [ledgerId], confidence: null, ruleId: null },
  };
}

const reasonsUntilLinked: Record<Probable['kind'], string> = {
  payment: 'It probably pays an open bill or invoice.',
  transfer: 'It is probably a transfer between own accounts.',
  refund: 'It is probably the refund of an earlier payment.',
};

/** The rules whose ledgers are all in use; the others wait until they are changed. */
export function usableRules(rules: readonly Rule[], chart: Pick<Chart, 'ledgers'>): Rule[] {
  return rules.filter(
    ({ active, action }) =>
      active && action.split.every(({ ledgerId }) => chart.ledgers.get(ledgerId)?.archived === false),
  );
}

function ruleJudgement(judges: Judges, rule: Rule, movement: Movement): Judgement {
  const lines = linesOfRule(rule.action, movement.amount, judges);
  const named = new Set(rule.action.split.map(({ ledgerId }) => ledgerId));
  const banks = [...named].filter((ledgerId) => judges.ownBanks.has(ledgerId));
  const inTransit = banks.map((ledgerId) => reasonInTransit(judges.chart.ledgers.get(ledgerId)?.name));
  return {
    cleanDescription: rule.action.cleanDescription ?? movement.payee,
    method: 'rule',
    lines,
    suggestion: { confidence: null, reasons: [`Rule “${rule.name}”.`, ...inTransit], alternatives: [] },
    lastSuggestion: { ledgerIds: lines.map(({ ledgerId }) => ledgerId), confidence: null, ruleId: rule.id },
  };
}

const reasonInTransit = (name: string | undefined) =>
  `It is in transit until the other leg is among the transactions of “${name}”.`;

/**
 * A leg whose other leg no bank has reported, of a payee whose latest entries were transfers: it is on its way. How often that is
 * right was not measured, so no confidence is given.
 */
function transferJudgement({ transfers, chart }: Judges, movement: Movement): Judgement | null {
  const habit = transferHabitOf(transfers, movement);
  if (!habit) return null;
  const ledgerId = chart.ledgerFor('transfers');
  return {
    cleanDescription: movement.payee,
    method: 'similarity',
    lines: [{ ledgerId, amount: absolute(movement.amount), tagIds: [], onAccount: null }],
    suggestion: { confidence: null, reasons: reasonsForTransfer(habit, movement.payee), alternatives: [] },
    lastSuggestion: { ledgerIds: [ledgerId], confidence: null, ruleId: null },
  };
}

/** A transfer in the program that wrote the file is no income or expense, whatever was learned of the payee. */
function printedTransferJudgement(judges: Judges, movement: Movement): Judgement | null {
  const { transfer } = movement;
  if (!transfer) return null;
  const { chart, ownBanks, fallbacks } = judges;
  const found = ledgerOfTransfer(transfer, movement.accountLedgerId, chart, ownBanks);
  const habit = found === null ? transferJudgement(judges, movement) : null;
  if (habit) return habit;
  const ledgerId = found ?? uncategorizedFor(fallbacks, movement);
  const reason = transfer.isOpening
    ? `The file calls it the opening balance of “${transfer.accountName}”.`
    : `The file calls it a transfer with “${transfer.accountName}”.`;
  return {
    cleanDescription: movement.payee,
    method: found === null ? 'uncategorized' : 'similarity',
    lines: [{ ledgerId, amount: absolute(movement.amount), tagIds: [], onAccount: null }],
    suggestion: { confidence: null, reasons: [reason], alternatives: [] },
    lastSuggestion: { ledgerIds: [ledgerId], confidence: null, ruleId: null },
  };
}

function learnedJudgement({ learned, fallbacks }: Judges, movement: Movement): Judgement {
  const { ledgerId, method, suggestion, parts } = categorize(learned, movement, fallbacks);
  const units = absolute(movement.amount);
  return {
    cleanDescription: movement.payee,
    method,
    lines: (parts ?? [{ ledgerId, units }]).map(lineOf),
    suggestion,
    lastSuggestion: {
      ledgerIds: parts?.map((part) => part.ledgerId) ?? [ledgerId],
      ...(parts && { amounts: parts.map((part) => String(part.units)) }),
      confidence: suggestion.confidence,
      ruleId: null,
    },
  };
}

function lineOf({ ledgerId, units }: Part): JudgedLine {
  const line = { ledgerId, amount: absolute(units), tagIds: [], onAccount: null };
  return units < 0n ? { ...line, isOnBankSide: true } : line;
}

/** What was learned with at least this confidence goes before a single category of another program. */
const sure = 0.9;

/**
 * The ledgers that the file's categories name; splits go before what was learned. No confidence is given, because how
 * often such categories are right was not measured. Categories without a ledger are told as a reason.
 */
function printedJudgement({ chart }: Judges, movement: Movement, learned: Judgement): Judgement | null {
  const { printed = [] } = movement;
  if (printed.length === 0) return null;
  const names = printed.map(({ category }) => `“${category}”`).join(', ');
  const reason =
    printed.length === 1 ? `The file’s category is ${names}.` : `The file splits it over ${names}.`;
  const fitting = ledgersOfParts(printed, movement.amount, chart);
  const isLearned = fitting?.length === 1 && (learned.suggestion.confidence ?? 0) >= sure;
  if (!fitting || isLearned) {
    const reasons = [...learned.suggestion.reasons, reason];
    return { ...learned, suggestion: { ...learned.suggestion, reasons } };
  }
  return {
    ...learned,
    method: 'similarity',
    lines: fitting.map((part) => ({ ...part, tagIds: [], onAccount: null })),
    suggestion: { confidence: null, reasons: [reason], alternatives: [] },
    lastSuggestion: { ledgerIds: fitting.map(({ ledgerId }) => ledgerId), confidence: null, ruleId: null },
  };
}
