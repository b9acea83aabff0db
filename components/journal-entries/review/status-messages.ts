import type { Outcome } from '../changes/entry-changes';

export type StatusMessages = {
  /** Says it at once. */
  say: (text: string) => void;
  /** Says what is being done, and what came of it once that is known, unless something else was said or begun meanwhile. */
  sayWhile: (doing: string, words: Promise<string>) => void;
  /** The same of changes: that they are done is said once any of them is saved. */
  tell: (doing: string, done: string, outcome: Promise<Outcome>) => void;
};

/** What is said of the latest act, and of no earlier one that ends after it. */
export function statusMessages(show: (text: string) => void): StatusMessages {
  let latest: unknown = null;
  const sayWhile: StatusMessages['sayWhile'] = (doing, words) => {
    latest = words;
    show(`${doing}…`);
    void words.then((text) => {
      if (latest === words) show(text);
    });
  };
  return {
    say: (text) => {
      latest = null;
      show(text);
    },
    sayWhile,
    tell: (doing, done, outcome) =>
      sayWhile(
        doing,
        outcome.then(({ saved }) => (saved > 0 ? done : '')),
      ),
  };
}
