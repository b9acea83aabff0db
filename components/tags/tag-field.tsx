'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { fieldBox, fieldStates } from '@/components/ui/fields/field';
import { showToast } from '@/components/ui/notices/toast';
import { answered } from '@/lib/client/action-answer';
import { refusedTitle } from '@/lib/client/refused-title';
import { longestName } from '@/lib/contract/limits';
import type { Tag } from '@/lib/contract/tag';
import { createTag } from '@/server/dashboard/actions/tags';
import { TagChoice } from './tag-choice';
import { tagNamed } from './tag-named';
import { useLearnTag } from './use-tags';

type Props = {
  tags: readonly Tag[];
  onChoose: (tagId: string) => Promise<void>;
  onCancel: () => void;
};

/** A tag by its name: an existing one, offered by the browser while typing, or a new one. */
export function TagField({ tags, onChoose, onCancel }: Props) {
  const { id: businessId } = useBusiness();
  const [name, setName] = useState('');
  const [isPending, setIsPending] = useState(false);
  const [choice] = useState(() => new TagChoice());
  const learn = useLearnTag();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  // The field replaces the button that was just pressed.
  useEffect(() => input.current?.focus(), []);
  const text = name.trim();
  const found = tagNamed(tags, text);

  const take = () =>
    choice.once(async () => {
      if (text === '') return onCancel();
      setIsPending(true);
      try {
        const id = found?.id ?? (await made());
        if (id) await onChoose(id);
      } finally {
        setIsPending(false);
      }
    });
  const made = async (): Promise<string | null> => {
    const idempotencyKey = choice.keyOf(text);
    const answer = await answered(() => createTag(businessId, { idempotencyKey, tag: { name: text } }));
    if (answer.ok) {
      choice.created(text);
      await learn(answer.data);
      return answer.data.id;
    }
    showToast({
      tone: 'bad',
      title: refusedTitle(answer.problem, 'The tag was not created'),
      detail: answer.problem.detail,
    });
    return null;
  };
  return (
    <div className="flex items-center gap-1.5">
      <input
        aria-label="Tag"
        list={listId}
        ref={input}
        value={name}
        maxLength={longestName}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          // The field may be part of a form, and of a dialog: Enter adds the tag, Escape leaves the field.
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
            event.preventDefault();
            void take();
          } else if (event.key === 'Escape') {
            event.stopPropagation();
            onCancel();
          }
        }}
        className={`${fieldBox} ${fieldStates} w-36!`}
      />
      <datalist id={listId}>
        {tags.map((tag) => (
          <option key={tag.id} value={tag.name} />
        ))}
      </datalist>
      <Button isPending={isPending} onPress={() => void take()}>
        {found || text === '' ? 'Add' : 'Create and add'}
      </Button>
    </div>
  );
}
