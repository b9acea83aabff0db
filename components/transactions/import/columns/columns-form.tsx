'use client';

import { Select } from '@/components/ui/choices/select';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Table, TableScroll } from '@/components/ui/tables/table';
import type { TransactionPreview } from '@/lib/contract/transaction-preview';
import { type ColumnAnswers, columnRoles, dateOrders, missingColumns, withRole } from './column-mapping';
import { DecimalMarkChoice } from './decimal-mark-choice';

type Props = {
  fileName: string;
  columns: TransactionPreview['columns'];
  answers: ColumnAnswers;
  onChange: (answers: ColumnAnswers) => void;
};

/** The columns of the file with their first values, and a choice above each of what it is. */
export function ColumnsForm({ fileName, columns, answers, onChange }: Props) {
  const missing = missingColumns(answers);
  const rows = [...(columns[0]?.samples ?? []).keys()];
  return (
    <div className="flex flex-col gap-3">
      <TableScroll label={`Columns of ${fileName}`} className="max-h-60">
        <Table label={`What the columns of ${fileName} are`} density="dense">
          <thead>
            <tr>
              {columns.map(({ position, header }) => (
                <th key={position} scope="col" className="min-w-36 pr-2 pb-2 text-left font-normal">
                  <span className="block h-5 truncate text-xs text-faint">{header}</span>
                  <Select
                    aria-label={header ? `Column ${position}, ${header}` : `Column ${position}`}
                    choices={columnRoles}
                    value={answers.roles[position - 1] ?? 'unused'}
                    onChange={(role) => onChange(withRole(answers, position - 1, role))}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                {columns.map(({ position, samples }) => (
                  <td key={position} className="max-w-48 truncate border-t border-line pr-2 text-soft">
                    {samples[row]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </TableScroll>
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
        <Select
          label="Date format"
          choices={dateOrders}
          value={answers.dateOrder}
          onChange={(dateOrder) => onChange({ ...answers, dateOrder })}
          className="w-48"
        />
        <DecimalMarkChoice answers={answers} onChange={onChange} />
        <Checkbox
          isSelected={answers.hasHeader}
          onChange={(hasHeader) => onChange({ ...answers, hasHeader })}
        >
          The first row contains column names
        </Checkbox>
        <Checkbox
          isSelected={answers.isInverted === true}
          onChange={(isInverted) => onChange({ ...answers, isInverted })}
        >
          Money out is positive
        </Checkbox>
      </div>
      {missing && <p className="text-xs text-soft">{missing}</p>}
    </div>
  );
}
