/** The columns of a list of entries; on a phone a row has two lines instead. */
export const columns = {
  narrow:
    'grid-cols-[24px_64px_minmax(0,1.5fr)_minmax(0,1.2fr)_112px] max-sm:grid-cols-[24px_minmax(0,1fr)_auto]',
  wide: 'grid-cols-[24px_64px_minmax(0,1.5fr)_minmax(0,1.2fr)_184px] max-sm:grid-cols-[24px_minmax(0,1fr)_auto]',
} as const;

export type ColumnWidth = keyof typeof columns;

/** Eleven digits in groups, two decimals and parentheses are the most that the narrow column holds. */
export const longestNarrowAmount = 10n ** 11n;

export const rowPixels = 36;
export const phoneRowPixels = 56;
export const headerPixels = 30;
