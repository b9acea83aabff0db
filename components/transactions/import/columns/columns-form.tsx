'use client';

import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '@/components/ui/checkbox';
import { Select } from '@/components/ui/select';
import { Table, TableScroll } from '@/components/ui/table';
import { type ColumnAnswers, columnRoles, dateOrders, missingColumns, withRole } from './column-mapping';
import { readSample } from './read-sample';

type Props = {
  fileId: string;
  file: File;
  answers: ColumnAnswers;
  onChange: (answers: ColumnAnswers) => void;
};

/** The file's first rows, with a choice above each column of what it is. */
export function ColumnsForm({ fileId, file, answers, onChange }: Props) {
  const sample = useQuery({
    queryKey: ['csv-sample', fileId],
    queryFn: () => readSample(file),
    retry: false,
  });
  if (sample.isError) return <p className="text-bad">The file can no longer be read. Add it again.</p>;
  const rows = sample.data ?? [];
  const places = placesOf(rows[0] ?? []);
  const missing = missingColumns(answers);
  return (
    <div className="flex flex-col gap-3 border-t border-line px-3 py-3">
      <TableScroll label={`First rows of ${file.name}`} className="max-h-72">
        <Table label={`Columns of ${file.name}`} density="dense">
          <thead>
            <tr>
              {places.map((place) => (
                <th key={place} scope="col" className="min-w-36 pr-2 pb-2 text-left font-normal">
                  <Select
                    aria-label={`Column ${place + 1}`}
                    choices={columnRoles}
                    value={answers.roles[place] ?? 'unused'}
                    onChange={(role) => onChange(withRole(answers, place, role))}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {placesOf(rows).map((row) => (
              <SampleRow key={row} cells={rows[row] ?? []} isHeader={row === 0 && answers.hasHeader} />
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
        <Checkbox
          isSelected={answers.hasHeader}
          onChange={(hasHeader) => onChange({ ...answers, hasHeader })}
        >
          The first row contains column names
        </Checkbox>
        <Checkbox
          isSelected={answers.isInverted}
          onChange={(isInverted) => onChange({ ...answers, isInverted })}
        >
          Money out is positive
        </Checkbox>
      </div>
      {missing && <p className="text-xs text-soft">{missing}</p>}
    </div>
  );
}

function SampleRow({ cells, isHeader }: { cells: readonly string[]; isHeader: boolean }) {
  return (
    <tr className={isHeader ? 'text-faint' : undefined}>
      {placesOf(cells).map((place) => (
        <td key={place} className="max-w-48 truncate border-t border-line pr-2">
          {cells[place]}
        </td>
      ))}
    </tr>
  );
}

/** Rows and columns of a table that does not change are known by their places. */
function placesOf(list: readonly unknown[]): number[] {
  return [...list.keys()];
}
