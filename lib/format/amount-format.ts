/** How amounts are written: with the decimals of which currency, and by which locale. */
export type AmountFormat = { currency: string; locale: string };
