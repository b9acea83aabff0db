'use client';

import { useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import type { Document, DocumentExtraction, Place } from '@/lib/contract/document';
import { formatAmount } from '@/lib/format/amount';
import { formatDayOfYear } from '@/lib/format/day';
import { type JsonNumber, numberText } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import { minorUnitsOf } from '@/lib/money/decimal';
import { ReadAmount } from '../read-amount';
import { CorrectFact } from './correct-fact';
import { type CorrectedMember, ReadFact } from './read-fact';

type Props = {
  document: Document;
  /** Marks a place in the picture; null marks none. */
  onLight: (place: Place | null) => void;
};

/** What was read from the file; a tap shows where, and corrects it. What is in doubt is to be checked. */
export function ReadFacts({ document, onLight }: Props) {
  const { currency } = useBusiness();
  const locale = useLocale();
  const [editing, setEditing] = useState<CorrectedMember | null>(null);
  const { extraction, status } = document;
  const { vendor_name: vendor, total_amount: total, currency: printed, issued_on: issued } = extraction ?? {};
  const { number, due_on: due } = extraction ?? {};
  const isBill = extraction?.is_bill ?? false;
  if (status === 'processing') {
    return (
      <section aria-label="Read from the document">
        <h3 className="mb-1 font-semibold">Read from the document</h3>
        <p className="text-soft">Processing…</p>
      </section>
    );
  }
  const shown = { document, onLight };
  const fact = (member: CorrectedMember) => ({
    member,
    printed: extraction ? printedText(extraction, member, currency, locale) : null,
    onEdit: () => setEditing(member),
    ...shown,
  });
  const form = (member: CorrectedMember, value: string) =>
    editing === member && (
      <CorrectFact
        key={member}
        document={document}
        member={member}
        value={value}
        onClose={() => setEditing(null)}
      />
    );
  return (
    <section aria-label="Read from the document">
      <h3 className="mb-1 font-semibold">Read from the document</h3>
      {!vendor && !total && !issued && (
        <p className="mb-1 text-soft">
          Nothing could be read from it. Type what it says, or search for its transaction.
        </p>
      )}
      <div className="flex flex-col">
        {form('vendor_name', vendor?.value ?? '') || (
          <ReadFact {...fact('vendor_name')} reading={vendor ?? null}>
            {vendor?.value}
          </ReadFact>
        )}
        {form('total_amount', total ? typedAmount(total.value, printed?.value ?? currency, locale) : '') || (
          <ReadFact {...fact('total_amount')} reading={total ?? null}>
            <ReadAmount extraction={extraction ?? null} currency={currency} />
          </ReadFact>
        )}
        {form('currency', printed?.value ?? '') || (
          <ReadFact {...fact('currency')} reading={printed ?? null}>
            {printed?.value}
          </ReadFact>
        )}
        {form('issued_on', issued?.value ?? '') || (
          <ReadFact {...fact('issued_on')} reading={issued ?? null}>
            {issued && formatDayOfYear(issued.value, locale)}
          </ReadFact>
        )}
        {(isBill || number) &&
          (form('number', number?.value ?? '') || (
            <ReadFact {...fact('number')} reading={number ?? null}>
              {number?.value}
            </ReadFact>
          ))}
        {(isBill || due) &&
          (form('due_on', due?.value ?? '') || (
            <ReadFact {...fact('due_on')} reading={due ?? null}>
              {due && formatDayOfYear(due.value, locale)}
            </ReadFact>
          ))}
      </div>
    </section>
  );
}

/** What is printed of a member, as a person of the locale writes it, where the electronic part says otherwise. */
function printedText(
  { total_amount: total, currency, ...others }: DocumentExtraction,
  member: CorrectedMember,
  ownCurrency: string,
  locale: string,
): string | null {
  if (member === 'total_amount') {
    const other = total?.printed;
    return other === undefined ? null : typedAmount(other, currency?.value ?? ownCurrency, locale);
  }
  const printed = (member === 'currency' ? currency : others[member])?.printed ?? null;
  const isDayOf = member === 'issued_on' || member === 'due_on';
  return printed !== null && isDayOf ? formatDayOfYear(printed, locale) : printed;
}

/** The amount as a person of the locale types it. */
function typedAmount(value: JsonNumber, currency: string, locale: string): string {
  const text = numberText(value);
  const units = minorUnitsOf(text, decimalsOf(currency));
  return units.ok ? formatAmount(units.value, currency, locale) : text;
}
