'use client';
import { useMemo, useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { Button } from '@/components/ui/button';
import { useLocale } from '@/components/ui/locale';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { TransactionLink } from '@/lib/contract/transaction-link';
import { countOf } from '@/lib/format/count';
import { formatDayOfYear } from '@/lib/format/day';
import { type LedgerIndex, ledgerName, summarize, titleOf } from '../entry-summary';
import { LedgerField } from '../ledger-field';
import { countReasons, previewRecode, type RecodePreview } from './recode';

type RecodeProps = {
  entries: readonly JournalEntry[];
  links: ReadonlyMap<string, readonly TransactionLink[]>;
  ledgers: LedgerIndex;
  onRecode: (changed: RecodePreview['changed'], ledgerId: string) => void;
  onClose: () => void;
};

/** Puts the selected entries on another ledger, once one has seen what that changes and what it leaves. */
export default function RecodeDialog({ entries, links, ledgers, onRecode, onClose }: RecodeProps) {
  const { currency, lockedThrough } = useBusiness();
  const locale = useLocale();
  const [ledgerId, setLedgerId] = useState<string | null>(null);
  /** How often a ledger was chosen, the same one again included: each time the focus leaves the field, which closes its list. */
  const [choices, setChoices] = useState(0);
  const preview = useMemo(
    () =>
      ledgerId === null
        ? null
        : previewRecode(entries, ledgerId, { ledgers, links, currency, lockedThrough }),
    [entries, ledgerId, ledgers, links, currency, lockedThrough],
  );
  const count = preview?.changed.length ?? 0;
  return (
    <Dialog
      title={`Change the ledger of ${countOf(entries.length, 'entry', 'entries', locale)}`}
      size="medium"
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button key={`cancel ${choices}`} autoFocus={preview !== null && count === 0} onPress={onClose}>
            Cancel
          </Button>
          <Button
            key={`change ${choices}`}
            variant="primary"
            isDisabled={count === 0}
            autoFocus={count > 0}
            onPress={() => {
              if (preview && ledgerId !== null) onRecode(preview.changed, ledgerId);
              onClose();
            }}
          >
            {count === 0 ? 'Change' : `Change ${countOf(count, 'entry', 'entries', locale)}`}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <LedgerField
          label="New ledger"
          currentName={ledgerId === null ? 'Type a name or code' : ledgerName(ledgers, ledgerId)}
          ledgers={ledgers}
          onChoose={(id) => {
            setLedgerId(id);
            setChoices((before) => before + 1);
          }}
          onCancel={onClose}
        />
        <div aria-live="polite">
          {preview && ledgerId !== null && (
            <Preview preview={preview} ledgers={ledgers} to={ledgerName(ledgers, ledgerId)} />
          )}
        </div>
      </div>
    </Dialog>
  );
}

type PreviewProps = { preview: RecodePreview; ledgers: LedgerIndex; to: string };

/** How many changes are shown one by one. */
const mostShown = 8;

function Preview({ preview: { changed, left }, ledgers, to }: PreviewProps) {
  const { currency } = useBusiness();
  const locale = useLocale();
  const more = changed.length - mostShown;
  return (
    <div className="flex flex-col gap-3 text-sm">
      {changed.length > 0 && (
        <table aria-label="What changes" className="w-full tabular-nums">
          <tbody>
            {changed.slice(0, mostShown).map(({ entry, line }) => (
              <tr key={entry.id} className="border-b border-line">
                <td className="py-1 pr-3 whitespace-nowrap text-soft">
                  {formatDayOfYear(entry.datetime, locale)}
                </td>
                <td className="py-1 pr-3">{titleOf(entry)}</td>
                <td className="py-1 pr-3 text-soft">
                  {ledgerName(ledgers, line.ledger_id)} → {to}
                </td>
                <td className="py-1 text-right whitespace-nowrap">
                  <Amount units={summarize(entry, ledgers, currency).units} currency={currency} isMovement />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {more > 0 && <p className="text-soft">and {countOf(more, 'other entry', 'other entries', locale)}</p>}
      {left.length > 0 && (
        <section aria-label="What stays as it is">
          <p className="font-medium">
            {countOf(left.length, 'entry stays', 'entries stay', locale)} as before
          </p>
          <ul className="text-soft">
            {countReasons(left).map(([reason, count]) => (
              <li key={reason}>
                {countOf(count, 'entry', 'entries', locale)}: {reason}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
