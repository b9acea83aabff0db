'use client';

import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { useLocale } from '@/components/ui/locale';
import { Cell, HeaderCell, RowHeaderCell, Table, TableScroll } from '@/components/ui/tables/table';
import type { Aging } from '@/lib/contract/aging';
import { TurnNote } from '../table/turn-note';
import { agedColumns } from './aged-columns';
import { type AgedItem, agedSentences, agedWords } from './aged-sentences';

type Props = { item: AgedItem; aging: Aging };

/** A phone held upright has room for the names and the total. */
const phoneClass = (key: string) => (key === 'total' ? '' : 'max-sm:hidden');

/** Who owes what or is owed it at the end of the month, by how long it has been due. */
export function AgedSection({ item, aging }: Props) {
  const { currency } = useBusiness();
  const locale = useLocale();
  const { title, nothing } = agedWords[item];
  const columns = agedColumns(aging, currency);
  const amounts = (aged: Pick<Aging, 'bands' | 'amount'>) =>
    columns.map(({ key, unitsOf }) => (
      <Cell key={key} isNumeric className={phoneClass(key)}>
        <Amount units={unitsOf(aged)} currency={currency} zero="—" />
      </Cell>
    ));
  return (
    <div className="flex flex-col gap-2 break-inside-avoid">
      <h2 className="text-base font-semibold">{title}</h2>
      {aging.parties.length === 0 ? (
        <p className="text-soft">{nothing}</p>
      ) : (
        <TableScroll label={title} className="print:overflow-visible">
          <Table label={title} density="dense" className="print:text-[8pt]">
            <thead>
              <tr>
                <HeaderCell>{currency}</HeaderCell>
                {columns.map(({ key, name }) => (
                  <HeaderCell key={key} isNumeric className={phoneClass(key)}>
                    {name}
                  </HeaderCell>
                ))}
              </tr>
            </thead>
            <tbody>
              {aging.parties.map((party) => (
                <tr key={party.vendor_id ?? party.customer_id ?? party.name}>
                  <RowHeaderCell>{party.name}</RowHeaderCell>
                  {amounts(party)}
                </tr>
              ))}
            </tbody>
            <tfoot className="font-semibold [&_:is(td,th)]:border-t [&_:is(td,th)]:border-b-3 [&_:is(td,th)]:border-double [&_:is(td,th)]:border-edge">
              <tr>
                <RowHeaderCell>Total</RowHeaderCell>
                {amounts(aging)}
              </tr>
            </tfoot>
          </Table>
        </TableScroll>
      )}
      {aging.parties.length > 0 && <TurnNote hidden={columns.length - 1} />}
      {agedSentences(item, aging, currency, locale).map((sentence) => (
        <p key={sentence} className="text-xs text-faint">
          {sentence}
        </p>
      ))}
    </div>
  );
}
