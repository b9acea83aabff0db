import type { SaveCounts } from '../../changes/entry-changes';

export type StatusMessages = {
  /** Shows it at once. */
  show: (text: string) => void;
  /** Shows what is being done, and what came of it once that is known, unless something else was shown or begun meanwhile. */
  showWhile: (doing: string, words: Promise<string>) => void;
  /** The same of changes: that they are done is shown once any of them is saved. */
  tell: (doing: string, done: string, outcome: Promise<SaveCounts>) => void;
};

/** The words about the latest act, and of no earlier one that ends after it. */
export function statusMessages(write: (text: string) => void): StatusMessages {
  let latest: unknown = null;
  const showWhile: StatusMessages['showWhile'] = (doing, words) => {
    latest = words;
    write(`${doing}…`);
    void words.then((text) => {
      if (latest === words) write(text);
    });
  };
  return {
    show: (text) => {
      latest = null;
      write(text);
    },
    showWhile,
    tell: (doing, done, outcome) =>
      showWhile(
        doing,
        outcome.then(({ saved }) => (saved > 0 ? done : '')),
      ),
  };
}
