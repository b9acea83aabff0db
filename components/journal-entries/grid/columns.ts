/** How a list of entries divides its width; on a phone a row has two lines instead of columns. */
export type GridLayout = {
  /** Rows have a box to select them. */
  isSelectable: boolean;
  /** Days are of several years. */
  hasYears: boolean;
  /** Amounts are longer than usual. */
  isWide: boolean;
  /** Rows say how likely their ledger is right. */
  hasConfidence: boolean;
};

/** Tailwind finds class names only where they are written out. */
const wide = {
  plain: 'grid-cols-[var(--day)_minmax(0,1.5fr)_minmax(0,1.2fr)_var(--amount)]',
  selectable: 'grid-cols-[24px_var(--day)_minmax(0,1.5fr)_minmax(0,1.2fr)_var(--amount)]',
  plainSure: 'grid-cols-[var(--day)_minmax(0,1.1fr)_minmax(0,1.2fr)_72px_var(--amount)]',
  selectableSure: 'grid-cols-[24px_var(--day)_minmax(0,1.1fr)_minmax(0,1.2fr)_72px_var(--amount)]',
};

export function columnsOf({ isSelectable, hasYears, isWide, hasConfidence }: GridLayout): string {
  const sure = hasConfidence ? 'Sure' : '';
  return [
    isSelectable
      ? `${wide[`selectable${sure}`]} max-sm:grid-cols-[24px_minmax(0,1fr)_auto]`
      : `${wide[`plain${sure}`]} max-sm:grid-cols-[minmax(0,1fr)_auto]`,
    hasYears ? '[--day:96px]' : '[--day:64px]',
    isWide ? '[--amount:184px]' : '[--amount:112px]',
  ].join(' ');
}

/** Ten digits in groups, two decimals and parentheses are the most that the usual column holds. */
export const longestUsualAmount = 10n ** 10n;

export const rowPixels = 36;
/** In the text size of the browser, as the two lines of a row on a phone are. */
export const phoneRowRem = 3.5;
export const headerPixels = 30;
