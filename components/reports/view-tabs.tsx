'use client';

import { clsx } from 'clsx';

type View = 'chart' | 'table';

const views: { id: View; name: string }[] = [
  { id: 'chart', name: 'Chart and table' },
  { id: 'table', name: 'Table' },
];

/** Two looks of one report. */
export function ViewTabs({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return (
    <fieldset className="flex gap-0.5 max-sm:hidden print:hidden">
      <legend className="sr-only">View</legend>
      {views.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === view}
          onClick={() => onChange(id)}
          className={clsx(
            'h-7 rounded-md px-2.5 whitespace-nowrap transition-colors',
            id === view ? 'bg-hover font-medium text-ink' : 'text-soft hover:text-ink',
          )}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
