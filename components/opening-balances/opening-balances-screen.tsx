'use client';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { FileInput } from '@/components/ui/files/file-input';
import { PageDrop } from '@/components/ui/files/page-drop';
import { EmptyState } from '@/components/ui/notices/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { FormMessage } from '@/components/ui/submission/form-message';
import type { Ledger } from '@/lib/contract/ledger';
import type { Day } from '@/lib/dates/instant';
import { paths } from '@/lib/paths';
import { refuse } from '@/lib/result';
import { type OpenedFile, openFile } from './open-file';
import { OpeningPreview } from './opening-preview';
import { OpeningResult, type Posted } from './opening-result';
import { SheetChoice } from './sheet-choice';

type Props = { ledgers: Ledger[]; fiscalYear: string; today: Day };
type State = { opened: OpenedFile; sheet: number | null; key: number };

/** Takes over the balances of another program: a file, what would be posted of it, and what was. */
export function OpeningBalancesScreen({ ledgers, fiscalYear, today }: Props) {
  const { id, currency } = useBusiness();
  const [state, setState] = useState<State | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [posted, setPosted] = useState<Posted | null>(null);
  const input = useRef<HTMLInputElement>(null);
  /** The file that was chosen last: an earlier one may take longer to read. */
  const last = useRef<File | null>(null);
  const take = async ([chosen]: File[]) => {
    if (!chosen) return;
    last.current = chosen;
    const opened = await openFile(chosen, currency).catch(() => refuse(unreadable));
    if (last.current !== chosen) return;
    setPosted(null);
    setState((before) => (opened.ok ? firstState(opened.value, before) : null));
    setProblem(opened.ok ? null : `${chosen.name}: ${opened.problem}`);
  };
  const choose = () => input.current?.click();
  const chooseSheet = (sheet: number) => {
    setPosted(null);
    setState((before) => before && { ...before, sheet, key: before.key + 1 });
  };
  const file = state?.sheet == null ? undefined : state.opened.sheets[state.sheet];
  return (
    <>
      <PageHeader
        title="Import opening balances"
        back={{ name: 'Ledgers', href: paths.ledgers(id) }}
        actions={state && <Button onPress={choose}>Choose another file</Button>}
      />
      <PageDrop
        title="Drop to read"
        description="A trial balance as a workbook (Excel or ODS) or CSV, up to 5 MB"
        onFiles={take}
      />
      <FileInput inputRef={input} label="Trial balance" onFiles={take} />
      <div className="max-w-5xl px-5 pt-4 pb-10 max-sm:px-4">
        <FormMessage message={problem} />
        {state && state.opened.sheets.length > 1 && (
          <SheetChoice opened={state.opened} chosen={state.sheet} onChoose={chooseSheet} />
        )}
        {/* Always there, so that it is read out when it comes. */}
        <div role="status">{posted && <OpeningResult posted={posted} />}</div>
        {!posted && state && file && (
          <OpeningPreview key={state.key} {...{ file, ledgers, fiscalYear, today }} onPosted={setPosted} />
        )}
        {!state && <NoFile onChoose={choose} />}
      </div>
    </>
  );
}

const unreadable = 'The file can no longer be read. It may have been moved or deleted; choose it again.';

function firstState(opened: OpenedFile, before: State | null): State {
  return { opened, sheet: opened.sheets.length === 1 ? 0 : null, key: (before?.key ?? 0) + 1 };
}

function NoFile({ onChoose }: { onChoose: () => void }) {
  return (
    <EmptyState
      icon={<FileUp aria-hidden className="size-6" />}
      title="Drop the trial balance of the other program"
      action={
        <Button variant="primary" onPress={onChoose}>
          Choose a file
        </Button>
      }
    >
      As a workbook (Excel or ODS) or CSV, of the last day in that program. A chart of accounts without
      balances will do as well. Nothing is posted before you have seen it.
    </EmptyState>
  );
}
