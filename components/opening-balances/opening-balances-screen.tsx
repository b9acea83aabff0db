'use client';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { FileInput } from '@/components/ui/file-input';
import { FormMessage } from '@/components/ui/form-message';
import { PageDrop } from '@/components/ui/page-drop';
import { PageHeader } from '@/components/ui/page-header';
import type { Ledger } from '@/lib/contract/ledger';
import { paths } from '@/lib/paths';
import { decodeFile, largestFile } from '@/lib/trial-balance/decode-file';
import { OpeningPreview } from './opening-preview';
import { OpeningResult, type Posted } from './opening-result';
import type { OpeningFile } from './use-opening';

type Props = { ledgers: Ledger[]; fiscalYear: string };

/** Takes over the balances of another program: a file, what would be posted of it, and what was. */
export function OpeningBalancesScreen({ ledgers, fiscalYear }: Props) {
  const { id } = useBusiness();
  const [file, setFile] = useState<(OpeningFile & { key: number }) | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [posted, setPosted] = useState<Posted | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const take = async ([chosen]: File[]) => {
    if (!chosen) return;
    const read = await textOf(chosen);
    setPosted(null);
    setFile((before) =>
      read.ok ? { name: chosen.name, text: read.value, key: (before?.key ?? 0) + 1 } : null,
    );
    setProblem(read.ok ? null : `${chosen.name}: ${read.problem}`);
  };
  const choose = () => input.current?.click();
  return (
    <>
      <PageHeader
        title="Import opening balances"
        back={{ name: 'Ledgers', href: paths.ledgers(id) }}
        actions={file && <Button onPress={choose}>Choose another file</Button>}
      />
      <PageDrop title="Drop to read" description="A trial balance as CSV, up to 5 MB" onFiles={take} />
      <FileInput
        inputRef={input}
        label="Trial balance"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onFiles={take}
      />
      <div className="max-w-5xl px-5 pt-4 pb-10 max-sm:px-4">
        <FormMessage message={problem} />
        {/* Always there, so that it is read out when it comes. */}
        <div role="status">{posted && <OpeningResult posted={posted} />}</div>
        {posted ? null : file ? (
          <OpeningPreview key={file.key} {...{ file, ledgers, fiscalYear }} onPosted={setPosted} />
        ) : (
          <EmptyState
            icon={<FileUp aria-hidden className="size-6" />}
            title="Drop the trial balance of the other program"
            action={
              <Button variant="primary" onPress={choose}>
                Choose a file
              </Button>
            }
          >
            As CSV, of the last day in that program. It may come from a spreadsheet, too; a workbook (XLSX) is
            saved as CSV first. A chart of accounts without balances will do as well. Nothing is posted before
            you have seen it.
          </EmptyState>
        )}
      </div>
    </>
  );
}

/** Of a file that is far too large only what it begins with is read, which tells what it is. */
async function textOf(file: File) {
  const bytes = await file.slice(0, largestFile + 1).arrayBuffer();
  return decodeFile(new Uint8Array(bytes));
}
