'use client';

import { Select } from '@/components/ui/choices/select';
import { type ColumnAnswers, decimalMarks } from './column-mapping';

type Props = { answers: ColumnAnswers; onChange: (answers: ColumnAnswers) => void };

/** Which mark stands before the decimals, where the amounts of a file do not show it. */
export function DecimalMarkChoice({ answers, onChange }: Props) {
  return (
    <Select
      label="Decimal separator"
      choices={decimalMarks}
      value={answers.decimalMark}
      onChange={(decimalMark) => onChange({ ...answers, decimalMark })}
      className="w-48"
    />
  );
}
