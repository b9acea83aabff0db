'use client';
import { clsx } from 'clsx';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { useLocale } from '@/components/ui/locale';
import { isLongAmount, mostOnPhone } from '@/components/ui/tables/amount-column';
import type { Aging } from '@/lib/contract/aging';
import type { DueBand } from '@/lib/contract/choices';
import type { ItemKind } from '@/lib/contract/item-kind';
import { countOf } from '@/lib/format/count';
import { bandNames } from './aging-bands';
import { onAccountWords } from './on-account';
import { type OpenPart, openParts } from './open-parts';
import { probableMoney } from './probable-money';
import { uncountedWords } from './uncounted';

type StripProps = {
  aging: Aging;
  /** The band that the list shows; `all` for everything that is open, null for something else. */
  selected: DueBand | 'all' | null;
  onSelect: (band: DueBand | 'all') => void;
  onSelectProbable: () => void;
  item: ItemKind;
  /** Such as `bill` and `bills`. */
  one: string;
  many: string;
};

const tones: Record<DueBand, string> = {
  current: 'text-ink',
  '1_30': 'text-warn',
  '31_60': 'text-warn',
  '61_90': 'text-bad',
  over_90: 'text-bad',
};

/**
 * What is open, by how long it has been due; a press on a part shows the bills or invoices in it. What is probably paid
 * is in none of the parts of days, but has a line of its own, as has what no bill or invoice is of.
 */
export function AgingStrip({ aging, selected, onSelect, onSelectProbable, item, one, many }: StripProps) {
  const { currency, entriesStart: booksStart } = useBusiness();
  const locale = useLocale();
  const uncounted = uncountedWords(aging, item, { currency, locale, booksStart });
  const { all, bands, paid, inPart, onAccount, credit, balance } = openParts(aging, currency);
  const owedOnAccount = onAccountWords(onAccount, item, { currency, locale });
  const isLong = [all, ...bands.map(({ part }) => part)].some(({ units }) =>
    isLongAmount(units, currency, locale, mostOnPhone),
  );
  const button = (id: DueBand | 'all', name: string, part: OpenPart) => (
    <BandButton
      key={id}
      name={name}
      part={part}
      tone={id === 'all' ? 'text-ink' : tones[id]}
      isSelected={selected === id}
      onSelect={() => onSelect(id)}
      one={one}
      many={many}
    />
  );
  return (
    <>
      <fieldset
        aria-label="Open, by age"
        data-long={isLong || undefined}
        className="group/bands grid min-w-0 shrink-0 grid-cols-6 border-b border-line max-lg:grid-cols-3 max-[18rem]:grid-cols-2 max-sm:data-long:grid-cols-2 print:grid-cols-6 print:data-long:grid-cols-3"
      >
        {button('all', 'All open', all)}
        {bands.map(({ band, part }) => button(band, bandNames[band], part))}
      </fieldset>
      {paid.count > 0 && (
        <p className="shrink-0 border-b border-line px-5 py-1.5 text-xs text-soft max-sm:px-3">
          <button
            type="button"
            onClick={onSelectProbable}
            className="rounded text-left text-accent underline-offset-2 hover:underline"
          >
            {countOf(paid.count, `${one} is`, `${many} are`, locale)} probably paid in full already
          </button>
          : <Amount units={paid.units} currency={currency} /> not counted as due; {probableMoney[item]}, not
          matched yet.
        </p>
      )}
      {inPart.count > 0 && (
        <p className="shrink-0 border-b border-line px-5 py-1.5 text-xs text-soft max-sm:px-3">
          <Amount units={inPart.units} currency={currency} /> probably pays{' '}
          {countOf(inPart.count, one, many, locale)} in part; what {inPart.count === 1 ? 'it is' : 'they are'}{' '}
          open for counts in full until it is matched.
        </p>
      )}
      {owedOnAccount && (
        <p className="shrink-0 border-b border-line px-5 py-1.5 text-xs text-soft max-sm:px-3">
          {owedOnAccount}
        </p>
      )}
      {uncounted && (
        <p className="shrink-0 border-b border-line px-5 py-1.5 text-xs text-soft max-sm:px-3">{uncounted}</p>
      )}
      {(credit !== 0n || onAccount !== 0n) && (
        <p className="flex shrink-0 gap-x-5 border-b border-line px-5 py-1.5 text-xs text-soft max-sm:px-3">
          {credit !== 0n && (
            <span>
              {bandNames.credit} <Amount units={credit} currency={currency} />
            </span>
          )}
          <span>
            {onAccount === 0n ? 'Open less credit' : 'Balance'} <Amount units={balance} currency={currency} />
          </span>
        </p>
      )}
    </>
  );
}

/** A phone and paper have no room for the word in every part; the colours and the list say it, too. */
const overdue = ' overdue';

type BandButtonProps = {
  name: string;
  part: OpenPart;
  tone: string;
  isSelected: boolean;
  onSelect: () => void;
  one: string;
  many: string;
};

function BandButton({ name, part, tone, isSelected, onSelect, one, many }: BandButtonProps) {
  const { currency } = useBusiness();
  const locale = useLocale();
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={onSelect}
      className={clsx(
        'flex min-w-0 flex-col items-start gap-0.5 border-r border-line px-5 py-2.5 text-left transition-colors last:border-r-0 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus max-lg:px-4 max-lg:py-2 max-lg:nth-[-n+3]:border-b max-lg:nth-[3n]:border-r-0 max-sm:px-3',
        // A third of a phone is too narrow for a long amount, and with text of twice the size for any.
        'max-[18rem]:nth-[-n+4]:border-b max-[18rem]:nth-[3]:border-r max-[18rem]:even:border-r-0',
        'max-sm:group-data-long/bands:nth-[-n+4]:border-b max-sm:group-data-long/bands:nth-[3]:border-r max-sm:group-data-long/bands:even:border-r-0',
        isSelected ? 'bg-selected shadow-[inset_0_-2px_var(--accent)]' : 'hover:bg-hover',
      )}
    >
      <span className="w-full truncate text-xs text-soft" title={name}>
        {name.replace(overdue, '')}
        {name.endsWith(overdue) && <span className="max-sm:sr-only print:sr-only">{overdue}</span>}
      </span>
      <span className={clsx('text-base font-semibold', part.count === 0 ? 'text-faint' : tone)}>
        <Amount units={part.units} currency={currency} zero="—" mayBreak />
      </span>
      <span className="text-xs text-faint">{countOf(part.count, one, many, locale)}</span>
    </button>
  );
}
