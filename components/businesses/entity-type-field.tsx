'use client';

import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import type { EntityType } from '@/lib/contract/business';
import { type DefaultCharts, ownEquity } from './default-charts';
import { entityTypeIds, entityTypes } from './entity-types';

type Props = {
  charts: DefaultCharts;
  value: EntityType;
  onChange: (entityType: EntityType) => void;
};

/** The legal form, each with the equity ledgers that tell it from the others. */
export function EntityTypeField({ charts, value, onChange }: Props) {
  return (
    <RadioGroup
      value={value}
      onChange={(chosen) => onChange(entityTypeIds.find((id) => id === chosen) ?? value)}
      className="flex flex-col gap-1"
    >
      <Label className="text-xs font-medium text-soft">Legal form and its equity ledgers</Label>
      <div className="divide-y divide-line rounded-md border border-edge bg-panel">
        {entityTypeIds.map((id) => (
          <Radio
            key={id}
            value={id}
            className="group flex cursor-pointer items-start gap-3 px-3 py-2 max-sm:py-3 first:rounded-t-md last:rounded-b-md hover:bg-hover data-focus-visible:outline-2 data-focus-visible:outline-focus data-selected:bg-selected"
          >
            <span
              aria-hidden
              className="mt-[3px] grid size-3.5 shrink-0 place-items-center rounded-full border border-field group-data-selected:border-accent group-data-selected:bg-accent"
            >
              <span className="size-1.5 rounded-full bg-accent-ink opacity-0 group-data-selected:opacity-100" />
            </span>
            <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4">
              <span className="font-medium">{entityTypes[id].name}</span>
              <span className="text-xs leading-5 text-soft">{ownEquity(charts, id)}</span>
            </span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
