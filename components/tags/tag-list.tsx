'use client';

import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { TagField } from './tag-field';
import { useTags } from './use-tags';

type Props = {
  tagIds: readonly string[];
  /** Resolves to whether it was done. */
  onChange: (tagIds: string[]) => Promise<boolean>;
  isPending?: boolean;
};

/** Tags by name, with the buttons that remove each and add another. */
export function TagList({ tagIds, onChange, isPending = false }: Props) {
  const { canWrite } = useBusiness();
  const [isAdding, setIsAdding] = useState(false);
  const tags = useTags(tagIds.length > 0 || isAdding);
  if (tagIds.length === 0 && !canWrite) return null;
  const nameOf = (id: string) => tags?.find((tag) => tag.id === id)?.name ?? '…';
  return (
    <section aria-label="Tags" aria-busy={isPending} className="flex flex-wrap items-center gap-1.5">
      {tagIds.map((id) => (
        <span
          key={id}
          className="inline-flex h-7 items-center gap-1 rounded-md bg-chip pr-1 pl-2 text-xs text-soft max-sm:h-11"
        >
          {nameOf(id)}
          {canWrite && (
            <button
              type="button"
              aria-label={`Remove ${nameOf(id)}`}
              disabled={isPending}
              onClick={() => void onChange(tagIds.filter((each) => each !== id))}
              className="grid size-6 place-items-center rounded hover:bg-hover hover:text-ink"
            >
              <X aria-hidden className="size-3" />
            </button>
          )}
        </span>
      ))}
      {canWrite &&
        (isAdding ? (
          <TagField
            tags={tags ?? []}
            onChoose={async (id) => {
              if (tagIds.includes(id) || (await onChange([...tagIds, id]))) setIsAdding(false);
            }}
            onCancel={() => setIsAdding(false)}
          />
        ) : (
          <Button
            size="small"
            variant="quiet"
            className={tagIds.length === 0 ? '-ml-2 max-sm:h-11' : 'max-sm:h-11'}
            icon={<Plus aria-hidden className="size-3.5" />}
            onPress={() => setIsAdding(true)}
          >
            Add a tag
          </Button>
        ))}
    </section>
  );
}
