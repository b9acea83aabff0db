'use client';
import { useMemo } from 'react';
import { useTags } from '@/components/tags/use-tags';
import { Button } from '@/components/ui/button';
import { ComboBox } from '@/components/ui/choices/combo-box';
import { Select } from '@/components/ui/choices/select';
import { DateField } from '@/components/ui/dates/date-field';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { LedgerIndex } from '../entry-summary';
import { statusNames } from '../status-names';
import { useLedgerChoices } from '../use-ledger-choices';
import { directionNames, type FilterChange, type JournalFilter } from './journal-search';

type FilterDialogProps = {
  filter: JournalFilter;
  ledgers: LedgerIndex;
  onChange: (change: FilterChange) => void;
  onClose: () => void;
};

const anyStatus = 'any';
const anyTag = 'any';

const statusChoices = [
  { id: anyStatus, name: 'Any' },
  { id: 'bookkeeper_pending', name: statusNames.bookkeeper_pending },
  { id: 'business_pending', name: statusNames.business_pending },
  { id: 'confirmed', name: statusNames.confirmed },
] as const;

const directionChoices = [
  { id: 'any', name: 'In and out' },
  { id: 'in', name: directionNames.in },
  { id: 'out', name: directionNames.out },
] as const;

const methodChoices = [
  { id: 'any', name: 'Any' },
  { id: 'uncategorized', name: 'Uncategorized' },
] as const;

/** All filters of the journal; the list behind follows at once. */
export default function FilterDialog({ filter, ledgers, onChange, onClose }: FilterDialogProps) {
  const list = useMemo(() => [...ledgers.values()], [ledgers]);
  const { choices: all, remember } = useLedgerChoices(list);
  const choices = useMemo(() => all.filter(({ id }) => !filter.ledger.includes(id)), [all, filter.ledger]);
  const tags = useTags(true) ?? [];
  return (
    <Dialog
      title="Filter the journal"
      isOpen
      onOpenChange={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          Done
        </Button>
      }
    >
      <div className="grid grid-cols-2 gap-4">
        <DateField
          label="From"
          value={filter.from}
          onChange={(from) => onChange({ from: from || null })}
          max={filter.to || undefined}
        />
        <DateField
          label="To"
          value={filter.to}
          onChange={(to) => onChange({ to: to || null })}
          min={filter.from || undefined}
        />
        <ComboBox
          label={filter.ledger.length > 0 ? 'Another ledger' : 'Ledger'}
          placeholder="Any ledger"
          className="col-span-2"
          key={filter.ledger.join()}
          choices={choices}
          value={null}
          onChange={(id) => {
            if (id === null) return;
            remember(id);
            onChange({ ledger: [...filter.ledger, id] });
          }}
        />
        {(tags.length > 0 || filter.tag !== null) && (
          <ComboBox
            label="Tag"
            className="col-span-2"
            choices={[{ id: anyTag, name: 'Any' }, ...tags.map(({ id, name }) => ({ id, name }))]}
            value={filter.tag ?? anyTag}
            onChange={(id) => onChange({ tag: id === anyTag ? null : id })}
          />
        )}
        <Select
          label="Review"
          className="col-span-2"
          choices={statusChoices}
          value={filter.status ?? anyStatus}
          onChange={(id) => onChange({ status: id === anyStatus ? null : id })}
        />
        <Select
          label="Bank direction"
          choices={directionChoices}
          value={filter.direction ?? 'any'}
          onChange={(id) => onChange({ direction: id === 'any' ? null : id })}
        />
        <Select
          label="Categorization"
          choices={methodChoices}
          value={filter.method ?? 'any'}
          onChange={(id) => onChange({ method: id === 'any' ? null : id })}
        />
      </div>
    </Dialog>
  );
}
