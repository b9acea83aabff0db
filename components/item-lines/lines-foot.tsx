import { Plus } from 'lucide-react';
import { Button } from '@/components/ui/button';

type FootProps = {
  onAdd: () => void;
  /** What else one should know of the lines. */
  hint?: string | undefined;
};

/** What stands below lines: the button for another one, and the keys of `useLineKeys`. */
export function LinesFoot({ onAdd, hint }: FootProps) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button size="small" icon={<Plus aria-hidden className="size-3.5" />} onPress={onAdd}>
        Add a line
      </Button>
      <p className="text-xs text-faint max-sm:hidden print:hidden">
        Tab past the last cell adds a line · Ctrl+Delete removes one · =12*3 calculates
        {hint && ` · ${hint}`}
      </p>
    </div>
  );
}
