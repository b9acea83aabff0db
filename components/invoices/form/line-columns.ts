import { useMemo } from 'react';
import type { LineColumn } from '@/components/item-lines/line-column';
import type { LineValues } from '@/components/item-lines/line-values';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import { longestDescription } from '@/lib/contract/limits';
import { millionthDecimals } from '@/lib/money/line-amounts';
import type { InvoiceLineValues } from './invoice-values';
import { faultAt, type NumberField, readLine } from './read-line';

/** The columns of an invoice's lines; the last one tells what the line comes to after its discount, before tax. */
export function useLineColumns(): readonly LineColumn[] {
  const { currency } = useBusiness();
  const locale = useLocale();
  return useMemo(() => {
    const faultOf = (field: NumberField) => (line: LineValues) =>
      faultAt(line as InvoiceLineValues, field, { currency, locale });
    return [
      { kind: 'ledger', name: 'ledgerId', title: 'Ledger' },
      { kind: 'text', name: 'description', title: 'Description', maxLength: longestDescription },
      {
        kind: 'number',
        name: 'quantity',
        title: 'Quantity',
        decimals: millionthDecimals,
        faultOf: faultOf('quantity'),
      },
      {
        kind: 'number',
        name: 'price',
        title: 'Price',
        decimals: millionthDecimals,
        currency,
        faultOf: faultOf('price'),
      },
      { kind: 'share', name: 'discount', title: 'Discount', faultOf: faultOf('discount') },
      { kind: 'share', name: 'tax', title: 'Tax', faultOf: faultOf('tax') },
      {
        kind: 'result',
        name: 'net',
        title: 'Net',
        unitsOf: (line) => {
          const read = readLine(line as InvoiceLineValues, { currency, locale });
          return read.ok ? read.value.amounts.gross - read.value.amounts.discount : null;
        },
      },
    ];
  }, [currency, locale]);
}
