'use client';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Collection } from 'react-aria-components/Collection';
import { Header } from 'react-aria-components/Header';
import { ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import type { Choice, ChoiceGroup } from './choice';

export const listBoxClass = 'max-h-80 overflow-auto p-1 outline-none';

export function ChoiceSection({ group }: { group: ChoiceGroup }) {
  return (
    <ListBoxSection id={group.id} aria-label={group.name || 'Choices'}>
      {group.name !== '' && (
        <Header className="px-2 pt-2 pb-1 text-2xs font-medium text-faint">{group.name}</Header>
      )}
      <Collection items={group.choices}>{(choice) => <ChoiceItem choice={choice} />}</Collection>
    </ListBoxSection>
  );
}

function ChoiceItem({ choice }: { choice: Choice }) {
  return (
    <ListBoxItem
      id={choice.id}
      textValue={choice.name}
      className={clsx(
        'flex min-h-7 cursor-default items-center gap-2 rounded px-2 py-1 text-sm outline-none max-sm:min-h-11',
        'data-focused:bg-hover data-hovered:bg-hover data-selected:font-medium data-focus-visible:bg-selected',
      )}
    >
      {({ isSelected }) => (
        <>
          <span className="min-w-0 flex-1 truncate">{choice.name}</span>
          {choice.detail && <span className="shrink-0 text-xs text-faint">{choice.detail}</span>}
          {choice.code && <span className="shrink-0 text-xs text-faint tabular-nums">{choice.code}</span>}
          {isSelected && <Check aria-hidden className="size-3.5 shrink-0 text-accent" />}
        </>
      )}
    </ListBoxItem>
  );
}
