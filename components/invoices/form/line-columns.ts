import { useMemo } from 'react';
import type { LineColumn } from '@/components/item-lines/line-column';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import { millionthDecimals } from '@/lib/money/line-amounts';
import type { InvoiceLineValues } from './invoice-values';
import { readLine } from './read-line';

const longestDescription = 512;

/** The columns of an invoice's lines; the last one tells what the line comes to after its discount, before tax. */
export function useLineColumns(): readonly LineColumn[] {
  const { currency } = useBusiness();
  const locale = useLocale();
  return useMemo(
    () => [
      { kind: 'ledger', name: 'ledgerId', title: 'Ledger' },
      { kind: 'text', name: 'description', title: 'Description', maxLength: longestDescription },
      { kind: 'number', name: 'quantity', title: 'Quantity', decimals: millionthDecimals },
      { kind: 'number', name: 'price', title: 'Price', decimals: millionthDecimals },
      { kind: 'share', name: 'discount', title: 'Discount' },
      { kind: 'share', name: 'tax', title: 'Tax' },
      {
        kind: 'result',
        name: 'net',
        title: 'Net',
        unitsOf: (line) => {
          const read = readLine(line as InvoiceLineValues, { currency, locale });
          return read.ok ? read.value.amounts.gross - read.value.amounts.discount : null;
        },
      },
    ],
    [currency, locale],
  );
}
