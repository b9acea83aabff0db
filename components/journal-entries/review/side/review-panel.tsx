'use client';
import { Pencil } from 'lucide-react';
import { memo } from 'react';
import { Button as PlainButton } from 'react-aria-components/Button';
import { Button } from '@/components/ui/button';
import type { JournalEntry, LineEntry, ReviewStatus } from '@/lib/contract/journal-entry';
import type { TransactionLink } from '@/lib/contract/transaction-link';
import { numberText } from '@/lib/json';
import { EntryBackground } from '../../background/lazy-background';
import { EditLink } from '../../edit-link';
import { EntryDetails } from '../../entry-details';
import type { LedgerIndex } from '../../entry-summary';
import type { Guess } from '../../guesses';
import { LedgerField } from '../../lazy-ledger-field';
import { acceptable, isLinked, linkToAccept } from '../../links/entry-links';
import { LinkCard } from '../../links/link-card';
import { useIsLocked } from '../../lock-sign';
import { changeableLine, openLines, whyLedgersStay } from '../../open-lines';
import { ReceiptCard } from '../../receipt/receipt-card';
import type { Suggestion } from '../../receipt/use-waiting-receipts';
import type { LedgerChoice } from '../actions/use-ledger-choice';
import type { ReviewActions } from '../actions/use-review-commands';
import { lockedWithoutLedger, unreadyLine } from '../readiness/readiness';
import { GuessList } from './guess-list';

/** The open entry and what is suggested for it. */
export type OpenEntry = {
  entry: JournalEntry;
  /** The receipt that suggests itself. */
  suggestion: Suggestion | null;
  /** The ledgers that may be right. */
  guesses: readonly Guess[];
  links: readonly TransactionLink[];
};

export type ReviewPanelProps = {
  open: OpenEntry;
  ledgers: LedgerIndex;
  currency: string;
  canWrite: boolean;
  status: ReviewStatus;
  /** The line whose ledger is being chosen. */
  editedLine: LineEntry | null;
  choice: LedgerChoice;
  actions: ReviewActions;
  isAttaching: boolean;
  certainFrom: number;
};

/** The open entry beside the queue, with what can be done to it. */
export const ReviewPanel = memo(function ReviewPanel(props: ReviewPanelProps) {
  const { open, ledgers, currency, canWrite, editedLine, choice } = props;
  const { entry, suggestion, guesses, links } = open;
  const { open: mayChange } = openLines(entry, ledgers, currency);
  const isLocked = useIsLocked(entry.datetime);
  const isFixed = isLocked || whyLedgersStay(entry, ledgers, currency) !== null;
  const accepted = linkToAccept(entry, links);
  const hasLink = isLinked(entry, links);
  const renderLedger = (line: LineEntry, name: string) => {
    if (!canWrite || isFixed || !mayChange.includes(line)) return name;
    if (editedLine && isSameLine(line, editedLine)) {
      return (
        <LedgerField
          label={`Ledger instead of ${name}`}
          currentName={name}
          ledgers={ledgers}
          entry={entry}
          onChoose={(ledgerId, goesOn) => choice.choose(entry, line, ledgerId, goesOn)}
          onCancel={choice.cancel}
          onLeave={() => choice.edit(entry, null)}
        />
      );
    }
    return <LedgerButton name={name} onPress={() => choice.edit(entry, line)} />;
  };
  return (
    <div className="flex min-h-full flex-col gap-5">
      <EntryDetails
        entry={entry}
        ledgers={ledgers}
        currency={currency}
        renderLedger={renderLedger}
        hasReasons={accepted === null && !hasLink}
        action={<EditLink entryId={entry.id} />}
      />
      <LinkCard
        links={links}
        transactionId={entry.transaction_id}
        accepted={accepted}
        canWrite={canWrite}
        isLocked={isLocked}
        onAccept={props.actions.acceptLink}
        onDecline={props.actions.declineLink}
      />
      {canWrite && !hasLink && (
        <GuessList
          guesses={guesses}
          isInstead={accepted !== null}
          currentId={
            ledgerChosen(entry) && !accepted
              ? (changeableLine(entry, ledgers, currency)?.ledger_id ?? null)
              : null
          }
          ledgers={ledgers}
          certainFrom={props.certainFrom}
          isDisabled={isFixed}
          onTake={props.actions.takeGuess}
        />
      )}
      {canWrite && suggestion && (
        <ReceiptCard
          suggestion={suggestion}
          onAttach={props.actions.receipt}
          isPending={props.isAttaching}
          keyHint="r"
        />
      )}
      <EntryBackground entry={entry} ledgers={ledgers} hasOwnActions />
      <PanelActions {...props} />
    </div>
  );
});

function ledgerChosen({ categorization_method }: JournalEntry): boolean {
  return categorization_method !== 'uncategorized';
}

/** A changed line is a new line with a new identifier; while its ledger is chosen it is known by what it says. */
function isSameLine(left: LineEntry, right: LineEntry): boolean {
  return (
    left.id === right.id ||
    (left.ledger_id === right.ledger_id &&
      left.debit_credit === right.debit_credit &&
      left.description === right.description &&
      numberText(left.amount) === numberText(right.amount))
  );
}

function LedgerButton({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <PlainButton
      aria-label={`${name}, change ledger`}
      onPress={onPress}
      className="-mx-1.5 -my-0.5 inline-flex min-h-6 max-w-full items-center gap-1.5 rounded px-1.5 text-left hover:bg-hover"
    >
      <span className="truncate">{name}</span>
      <Pencil aria-hidden className="size-3 shrink-0 text-faint" />
    </PlainButton>
  );
}

function PanelActions({ open, ledgers, currency, canWrite, status, actions }: ReviewPanelProps) {
  const { entry, suggestion, links } = open;
  const isLocked = useIsLocked(entry.datetime);
  const isFixed = isLocked || whyLedgersStay(entry, ledgers, currency) !== null;
  // What links say of an entry is decided first; it may be confirmed by that.
  const isUnconfirmable =
    isLocked &&
    status !== 'confirmed' &&
    acceptable(links).length === 0 &&
    unreadyLine(entry, ledgers) !== null;
  if (!canWrite) return null;
  return (
    <div className="sticky -bottom-5 -mx-5 mt-auto -mb-5 flex flex-wrap gap-2 border-t border-line bg-panel px-5 pt-3 pb-5">
      {isUnconfirmable && (
        <p className="w-full text-xs text-soft">In the closed books, {lockedWithoutLedger}.</p>
      )}
      {status !== 'confirmed' && (
        <Button variant="primary" keyHint="c" isDisabled={isUnconfirmable} onPress={actions.confirm}>
          Confirm
        </Button>
      )}
      <Button keyHint="e" isDisabled={isFixed} onPress={actions.changeLedger}>
        Change ledger
      </Button>
      <Button keyHint="s" isDisabled={isFixed} onPress={actions.split}>
        Split
      </Button>
      <Button keyHint={suggestion ? undefined : 'r'} onPress={actions.showReceipts}>
        Receipt
      </Button>
      <Button keyHint="a" onPress={actions.ask}>
        Ask the owner
      </Button>
      {status !== 'bookkeeper_pending' && (
        <Button keyHint="b" onPress={() => actions.setStatus('bookkeeper_pending')}>
          Return to review
        </Button>
      )}
    </div>
  );
}
