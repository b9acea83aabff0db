'use client';

import { Trash2, X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { mostSelected } from '@/components/ui/list-detail/use-select-rest';
import { useLocale } from '@/components/ui/locale';
import { countOf } from '@/lib/format/count';

type Props = {
  count: number;
  onDelete: () => void;
  onClear: () => void;
  /** Selects what was not read yet, too; null where all of the list are selected, or only some of what was read. */
  rest: { isReading: boolean; selectRest: () => void } | null;
};

/** What can be done with the selected documents. */
export function SelectionBar({ count, onDelete, onClear, rest }: Props) {
  const locale = useLocale();
  if (count === 0) return null;
  return (
    <section
      aria-label="Selected documents"
      className="flex min-h-11 items-center gap-3 border-b border-line bg-selected pr-4 pl-5"
    >
      <p className="flex-1">
        {countOf(count, 'document', 'documents', locale)} selected
        {rest && count >= mostSelected && (
          <span className="text-soft">, the most that are deleted at once</span>
        )}
      </p>
      {rest && count < mostSelected && (
        <Button onPress={rest.selectRest} isPending={rest.isReading}>
          Select the rest
        </Button>
      )}
      <Button icon={<X aria-hidden className="size-3.5" />} onPress={onClear}>
        Clear
      </Button>
      <Button icon={<Trash2 aria-hidden className="size-3.5" />} onPress={onDelete}>
        Delete
      </Button>
    </section>
  );
}
