'use client';

import { X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/dates/date-field';
import { ChoiceMenu } from '@/components/ui/overlays/choice-menu';
import type { AuditFilters } from './audit-filters';
import { kindNames, recordedKinds } from './record-words';

export type Person = { id: string; name: string };

type Props = {
  filters: AuditFilters;
  members: readonly Person[];
  /** Names of those in the list, who may be no members any more. */
  people: Readonly<Record<string, string>>;
  onChange: (part: Partial<AuditFilters>) => void;
};

const any = 'any';
const kinds = [
  { id: any, name: 'All types' } as const,
  ...recordedKinds.map((id) => ({ id, name: kindNames[id] })),
];

export function AuditFilterBar({ filters, members, people, onChange }: Props) {
  const { kind, id, person, from, to } = filters;
  const isMember = members.some((each) => each.id === person);
  const choices = [
    { id: any, name: 'Everyone' },
    ...members,
    ...(person && !isMember ? [{ id: person, name: people[person] ?? person }] : []),
  ];
  return (
    <search className="flex flex-wrap items-center gap-2">
      <ChoiceMenu
        label="Record type"
        choices={kinds}
        value={kind ?? any}
        onChange={(chosen) => onChange({ kind: chosen === any ? null : chosen })}
        className="max-sm:flex-1"
      />
      <ChoiceMenu
        label="Changed by"
        choices={choices}
        value={person ?? any}
        onChange={(chosen) => onChange({ person: chosen === any ? null : chosen })}
        className="max-sm:flex-1"
      />
      <span className="flex items-center gap-2 max-sm:w-full">
        <DateField
          aria-label="From"
          value={from ?? ''}
          max={to ?? undefined}
          onChange={(day) => onChange({ from: day || null })}
          className="w-36 max-sm:w-auto max-sm:flex-1"
        />
        <span aria-hidden className="text-faint">
          –
        </span>
        <DateField
          aria-label="To"
          value={to ?? ''}
          min={from ?? undefined}
          onChange={(day) => onChange({ to: day || null })}
          className="w-36 max-sm:w-auto max-sm:flex-1"
        />
      </span>
      {id && (
        <Button icon={<X aria-hidden className="size-3.5" />} onPress={() => onChange({ id: null })}>
          One record only
        </Button>
      )}
    </search>
  );
}
