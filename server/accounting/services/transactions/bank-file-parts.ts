import { accept, type Result } from '@/lib/result';
import type { BankFile, BankFileProblem, BankRecord, RefusedRecord } from '../../domain/bank-files/bank-file';

/** An outcome without its lists, then the items of these in order, then its end. */
export type BankFilePart =
  | { kind: 'outcome'; outcome: Result<BankFile, BankFileProblem> }
  | { kind: 'records'; statement: number; records: BankRecord[] }
  | { kind: 'refused'; statement: number; refused: RefusedRecord[] }
  | { kind: 'days'; reading: number; days: string[] }
  | { kind: 'end' };

/** What the service takes in 10 ms: long memos and many columns make a few records as long as a thousand others. */
const mostInPart = { items: 1000, characters: 300_000 };
/** And the comma or colon. */
const quotes = 4;

export function* bankFilePartsOf(outcome: Result<BankFile, BankFileProblem>): Generator<BankFilePart> {
  if (!outcome.ok) {
    yield { kind: 'outcome', outcome };
  } else {
    const { statements, dateReadings } = outcome.value;
    const empty = {
      ...outcome.value,
      statements: statements.map((statement) => ({ ...statement, records: [], refused: [] })),
      dateReadings: dateReadings.map((reading) => ({ ...reading, days: [] })),
    };
    yield { kind: 'outcome', outcome: accept(empty) };
    for (const [statement, { records, refused }] of statements.entries()) {
      for (const some of slices(records)) yield { kind: 'records', statement, records: some };
      for (const some of slices(refused)) yield { kind: 'refused', statement, refused: some };
    }
    for (const [reading, { days }] of dateReadings.entries()) {
      for (const some of slices(days)) yield { kind: 'days', reading, days: some };
    }
  }
  yield { kind: 'end' };
}

/** Puts parts together again. */
export function bankFileOfParts() {
  let outcome: Result<BankFile, BankFileProblem> | null = null;
  return {
    /** @returns the outcome at the end, null before */
    take(part: BankFilePart): Result<BankFile, BankFileProblem> | null {
      if (part.kind === 'end') return outcome;
      if (part.kind === 'outcome') outcome = part.outcome;
      else if (outcome?.ok) add(outcome.value, part);
      return null;
    },
  };
}

function add(file: BankFile, part: Exclude<BankFilePart, { kind: 'outcome' | 'end' }>): void {
  if (part.kind === 'records') file.statements[part.statement]?.records.push(...part.records);
  else if (part.kind === 'refused') file.statements[part.statement]?.refused.push(...part.refused);
  else file.dateReadings[part.reading]?.days.push(...part.days);
}

/** About as many as of its JSON, without writing that. */
function charactersOf(item: unknown): number {
  if (typeof item === 'string') return item.length + quotes;
  if (typeof item !== 'object' || item === null) return quotes;
  let characters = 0;
  for (const [name, value] of Object.entries(item)) characters += name.length + quotes + charactersOf(value);
  return characters;
}

function* slices<Item>(items: readonly Item[]): Generator<Item[]> {
  let part: Item[] = [];
  let characters = 0;
  for (const item of items) {
    const length = charactersOf(item);
    if (
      part.length === mostInPart.items ||
      (part.length > 0 && characters + length > mostInPart.characters)
    ) {
      yield part;
      part = [];
      characters = 0;
    }
    part.push(item);
    characters += length;
  }
  if (part.length > 0) yield part;
}
