import type { Change } from './change';

/** One act of a person, and for each entry it touched what takes it back. */
export type UndoStep = {
  key: string;
  /** In words, such as "Confirmed Figma". */
  name: string;
  parts: readonly { entryId: string; inverse: Change }[];
  /**
   * What was done beside these changes, such as a question asked: the entry to show, and what takes it back. That may give
   * in the end the identifier of another entry to show, or false where it was refused.
   */
  beside?: { entryId: string | null; revert: () => unknown };
};

export type UndoStack = readonly UndoStep[];

/** Deeper than anybody remembers, and bounded. */
const deepest = 50;

export function pushed(stack: UndoStack, step: UndoStep): UndoStack {
  return [...stack, step].slice(-deepest);
}

export function popped(stack: UndoStack): { step: UndoStep | null; rest: UndoStack } {
  return { step: stack.at(-1) ?? null, rest: stack.slice(0, -1) };
}

/** Without the entry: its change was refused, so there is nothing to take back. A step without entries is gone. */
export function withoutEntry(stack: UndoStack, entryId: string): UndoStack {
  return stack
    .map((step) => ({ ...step, parts: step.parts.filter((part) => part.entryId !== entryId) }))
    .filter((step) => step.parts.length > 0 || step.beside);
}
