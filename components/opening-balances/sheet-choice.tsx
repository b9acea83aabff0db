'use client';
import { Select } from '@/components/ui/choices/select';
import type { OpenedFile } from './open-file';

type Props = { opened: OpenedFile; chosen: number | null; onChoose: (index: number) => void };

/** Several sheets of a workbook can be read as a trial balance: a person says which is meant. */
export function SheetChoice({ opened: { name, sheets }, chosen, onChoose }: Props) {
  return (
    <Select
      label="The trial balance is on"
      choices={sheets.map(({ sheet }, index) => ({ id: String(index), name: sheet ?? '' }))}
      value={chosen === null ? null : String(chosen)}
      onChange={(id) => onChoose(Number(id))}
      placeholder="Choose the sheet"
      description={`${name} has ${sheets.length} sheets with balances.`}
      className="mb-4 max-w-sm"
    />
  );
}
