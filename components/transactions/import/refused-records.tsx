import { useLocale } from '@/components/ui/locale';
import { HeaderCell, Table, TableScroll } from '@/components/ui/tables/table';
import { screenReason } from './screen-reason';

type Props = { label: string; records: readonly { line: number; reason: string }[] };

/** Records that were not or will not be added, each with its line in the file and the reason. */
export function RefusedRecords({ label, records }: Props) {
  const locale = useLocale();
  return (
    <TableScroll label={label} className="max-h-48">
      <Table label={label} density="dense">
        <thead>
          <tr>
            <HeaderCell isNumeric className="w-14">
              Line
            </HeaderCell>
            <HeaderCell>Reason</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {records.map(({ line, reason }) => (
            <tr key={`${line} ${reason}`} className="[&>td]:border-b [&>td]:border-line [&>td]:px-2">
              <td className="text-right text-soft">{line}</td>
              <td className="py-1 wrap-anywhere">{screenReason(reason, locale)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroll>
  );
}
