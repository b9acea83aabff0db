import { Button } from '@/components/ui/button';
import { type LedgerIndex, ledgerName } from '../../entry-summary';
import type { LineValues } from '../../form/entry-values';

type OfferProps = { rows: LineValues[]; ledgers: LedgerIndex; onTake: (rows: LineValues[]) => void };

/** How the bank file splits the movement, whose lines can be taken over. */
export function FileSplitOffer({ rows, ledgers, onTake }: OfferProps) {
  const parts = rows.map(({ ledgerId, description, debit, credit }) => {
    const name = ledgerId === null ? description || 'No category' : ledgerName(ledgers, ledgerId);
    return `${name} ${debit || credit}`;
  });
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
      <span>The bank file splits it: {parts.join(', ')}</span>
      <Button size="small" onPress={() => onTake(rows)}>
        Use these lines
      </Button>
    </p>
  );
}
