'use client';

import { Columns3 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/loading/skeleton';
import type { ExternalAccount } from '@/lib/contract/transaction';
import type { TransactionPreview } from '@/lib/contract/transaction-preview';
import { nothingSaid } from '../columns/column-mapping';
import { ColumnsForm } from '../columns/columns-form';
import { DecimalMarkChoice } from '../columns/decimal-mark-choice';
import { FileProblem } from '../file-problem';
import type { FileChanges, ImportedFile } from '../use-import';
import type { Preview } from '../use-previews';
import { AccountInFile } from './account-in-file';
import { AmountQuestion } from './amount-question';
import { DateQuestion } from './date-question';
import { StatementPreview } from './statement-preview';
import { answersOfPreview, chosenAtFile, type OwnAccount } from './targets';

type Props = {
  file: ImportedFile;
  preview: Preview;
  accounts: readonly ExternalAccount[];
  /** Null where the account of a file that has one is not chosen here. */
  own: OwnAccount | null;
  onChange: (changes: FileChanges) => void;
  /** What nobody has said, of this file alone. */
  onAssume: (changes: FileChanges) => void;
};

/** How a file will be read: its columns, the order of its dates, its accounts, and the first rows of each. */
export function FilePreview(props: Props) {
  const { file, preview } = props;
  const [shown, setShown] = useState<TransactionPreview | null>(null);
  // While it is read again with another mapping, the columns stay where they are.
  useEffect(() => {
    if (preview.state === 'read') setShown(preview.preview);
  }, [preview]);
  const known = preview.state === 'read' ? preview.preview : shown;
  if (preview.state === 'refused') return <FileProblem problem={preview.problem} />;
  if (!known) {
    return (
      <div className="flex flex-col gap-2 border-t border-line px-3 py-3" aria-busy>
        <span className="sr-only">{`Reading ${file.file.name}`}</span>
        <Skeleton className="h-5 w-64 max-w-full" />
        <Skeleton className="h-40" />
      </div>
    );
  }
  return <ReadFile {...props} known={known} isReading={preview.state === 'reading'} />;
}

function ReadFile({
  file,
  known,
  isReading,
  accounts,
  own,
  onChange,
  onAssume,
}: Props & { known: TransactionPreview; isReading: boolean }) {
  const isTable = known.columns.length > 0;
  const [isChoosing, setIsChoosing] = useState(false);
  const answers = answersOfPreview(known, file.columns);
  const readings = known.date_readings.length > 0 ? known.date_readings : file.dateReadings;
  const signs = known.amount_readings.length > 0 ? known.amount_readings : file.amountReadings;
  const asksMonthFirst = known.format === 'qif' && known.date_readings.length > 0 && !file.columns;
  // QIF is written month first unless a program says otherwise: a choice that is shown and can be changed.
  useEffect(() => {
    if (asksMonthFirst)
      onAssume({ columns: { ...nothingSaid, dateOrder: 'MDY' }, dateReadings: known.date_readings });
  }, [asksMonthFirst, known, onAssume]);
  // Among the reasons of what is refused may be amounts that can be read in two ways.
  const isRefusing = known.statements.some(({ refused }) => refused > 0);
  const asksMark = !isTable && (answers.decimalMark !== 'found' || (known.format === 'qif' && isRefusing));
  const isNaming = isChoosing || known.mapping_problem !== null;
  const [only, ...others] = known.statements;
  const chosen = chosenAtFile(known, file, own);
  const possible = {
    addsPossible: file.addsPossible,
    onAddPossible: (addsPossible: boolean) => onChange({ addsPossible }),
  };
  return (
    <div
      className="flex flex-col gap-3 border-t border-line px-3 py-3 aria-busy:opacity-60"
      aria-busy={isReading}
    >
      {known.mapping_problem && (
        <p role="alert" className="text-bad">
          The columns of this file could not be identified. Choose which column is the date and which the
          amount.
        </p>
      )}
      {readings.length > 0 && (
        <DateQuestion
          readings={readings}
          value={answers.dateOrder === 'DMY' || answers.dateOrder === 'MDY' ? answers.dateOrder : null}
          onChange={(dateOrder) => onChange({ columns: { ...answers, dateOrder }, dateReadings: readings })}
        />
      )}
      {signs.length > 0 && (
        <AmountQuestion
          readings={signs}
          answers={answers}
          onChange={(columns) => onChange({ columns, amountReadings: signs })}
        />
      )}
      {only && chosen.length === 0 && (
        <StatementPreview statement={only} name={file.file.name} {...possible} />
      )}
      {chosen.map((each) => (
        <AccountInFile
          key={each.statement.statement}
          file={file}
          chosen={each}
          accounts={accounts}
          mayBeLeftOut={others.length > 0}
          {...possible}
          onChoose={(accountId) =>
            onChange({ accounts: { ...file.accounts, [each.statement.statement]: accountId } })
          }
        />
      ))}
      {asksMark && <DecimalMarkChoice answers={answers} onChange={(columns) => onChange({ columns })} />}
      {isTable && !known.mapping_problem && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button
            size="small"
            aria-expanded={isChoosing}
            onPress={() => setIsChoosing(!isChoosing)}
            icon={<Columns3 aria-hidden className="size-3.5" />}
          >
            Choose the columns
          </Button>
          {known.mapping_source === 'remembered' && (
            <span className="text-xs text-soft">Read as the last file with these columns.</span>
          )}
        </div>
      )}
      {isTable && isNaming && (
        <ColumnsForm
          fileName={file.file.name}
          columns={known.columns}
          answers={answers}
          onChange={(columns) => onChange({ columns })}
        />
      )}
    </div>
  );
}
