'use client';
import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/choices/select';
import { DateField } from '@/components/ui/dates/date-field';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { useLocale } from '@/components/ui/locale';
import { ErrorState } from '@/components/ui/notices/error-state';
import { FormMessage } from '@/components/ui/submission/form-message';
import { useSubmission } from '@/components/ui/submission/use-submission';
import { bulkLimit } from '@/lib/contract/bulk-limit';
import type { Ledger } from '@/lib/contract/ledger';
import type { Day } from '@/lib/dates/instant';
import { formatAmount } from '@/lib/format/amount';
import { countOf } from '@/lib/format/count';
import { importOpeningBalances } from '@/server/dashboard/actions/opening-balances';
import { AccountRows } from './account-rows';
import { kindFieldOf } from './ledger-target';
import { LeftOutRows } from './left-out-rows';
import { OpeningNoteList } from './opening-note-list';
import { openingNotes, plainNote } from './opening-notes';
import { mostPosted, openingRequest } from './opening-request';
import type { Posted } from './opening-result';
import { type Opening, type OpeningFile, useOpening } from './use-opening';

type Props = {
  file: OpeningFile;
  ledgers: Ledger[];
  fiscalYear: string;
  today: Day;
  onPosted: (posted: Posted) => void;
};

/** What would be posted of the file, to be checked and changed before it is. */
export function OpeningPreview({ file, ledgers, fiscalYear, today, onPosted }: Props) {
  const business = useBusiness();
  const locale = useLocale();
  const opening = useOpening(file, ledgers);
  const { read, day, plan, books, chart } = opening;
  /** The difference that a person has accepted; another one is asked for anew. */
  const [accepted, setAccepted] = useState(0n);
  const { currency } = business;
  if (!read.ok) return <FormMessage message={`${file.name}: ${read.problem}`} />;
  if (opening.failure)
    return <ErrorState title="The balances could not be read" onRetry={() => void opening.refresh()} />;
  const notes = plan
    ? openingNotes({
        plan,
        chart,
        day,
        today,
        fiscalYear,
        ...business,
        fileCurrency: read.value.currency,
        locale,
      })
    : [];
  const hasDifference = plan !== null && plan.difference !== 0n;
  const takesDifference = hasDifference && plan.difference === accepted;
  const written = (units: bigint) => formatAmount(units < 0n ? -units : units, currency, locale);
  const isBad = notes.some(({ tone }) => tone === 'bad');
  const reason = plan && reasonAgainst(plan, { hasDifference, takesDifference, isBad, written });
  return (
    <div className="flex flex-col gap-4">
      <FileFields {...{ file, opening, read: read.value }} />
      <OpeningNoteList notes={[...file.notes.map((text) => plainNote(text)), ...notes]} />
      {plan && (
        <>
          <AccountRows {...opening} plan={plan} />
          <LeftOutRows rows={read.value.leftOut} />
          {plan.others.length > 0 && plan.onEquity === 0n && (
            <Checkbox
              isSelected={opening.zeroesOthers}
              onChange={(zeroesOthers) => opening.decide({ zeroesOthers })}
              className="items-start"
            >
              {`Bring ${countOf(plan.others.length, 'ledger', 'ledgers', locale)} that the file does not have to zero, as in the file`}
            </Checkbox>
          )}
          {hasDifference && (
            <Checkbox
              isSelected={takesDifference}
              onChange={(isTaken) => setAccepted(isTaken ? plan.difference : 0n)}
              className="items-start"
            >
              {`Post the difference of ${written(plan.difference)} as a ${plan.difference > 0n ? 'debit' : 'credit'} on opening balance equity`}
            </Checkbox>
          )}
          {books && (
            <PostForm
              {...{ opening, reason }}
              request={() => openingRequest(plan, { day, chart, books, currency })}
              onPosted={onPosted}
            />
          )}
        </>
      )}
    </div>
  );
}

type Plan = NonNullable<Opening['plan']>;
type State = {
  hasDifference: boolean;
  takesDifference: boolean;
  isBad: boolean;
  written: (units: bigint) => string;
};

/** Why nothing can be posted yet; null where it can. */
function reasonAgainst(plan: Plan, { hasDifference, takesDifference, isBad, written }: State): string | null {
  const posts = plan.ledgers.filter(({ toPost }) => toPost !== 0n).length;
  if (isBad) return 'See above what stands in the way.';
  if (plan.unsaid.length > 0)
    return `Choose what ${plan.unsaid.length === 1 ? 'the new ledger is' : `${plan.unsaid.length} new ledgers are`} first.`;
  if (posts === 0 && plan.ledgers.every(({ made }) => made === null))
    return plan.onEquity === 0n
      ? 'Everything is in the books already.'
      : `Everything is in the books already; ${written(plan.onEquity)} stands on opening balance equity.`;
  if (posts > 5 * mostPosted) return 'The file has more balances than can be posted at once.';
  if (plan.ledgers.filter(({ made }) => made !== null).length > bulkLimit)
    return 'At most 1,000 new ledgers can be created at once: direct the other accounts to ledgers, or leave them out.';
  if (hasDifference && !takesDifference) return 'Debits and credits to be posted differ.';
  return null;
}

type FieldsProps = {
  file: OpeningFile;
  opening: Opening;
  read: Extract<Opening['read'], { ok: true }>['value'];
};

function FileFields({ file, opening, read }: FieldsProps) {
  const { entriesStart } = useBusiness();
  const locale = useLocale();
  const hasEmpty = read.accounts.some(({ units }) => units === 0n);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-soft">
        <span className="font-medium text-ink">{file.name}</span>
        {file.sheet !== null && `, sheet “${file.sheet}”`}
        {` · ${countOf(read.accounts.length, 'account', 'accounts', locale)}`}
      </p>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-3">
        <DateField
          label="Balances as of the end of"
          value={opening.day}
          onChange={(day) => opening.decide({ day: day || null })}
          description={dayWords(opening.day, read.asOf, entriesStart)}
          isRequired
        />
        {read.readings.length > 0 && (
          <Select
            label="Balances are in"
            choices={read.readings}
            value={read.reading}
            onChange={(reading) => opening.decide({ reading })}
            description="The columns of the file."
          />
        )}
      </div>
      {hasEmpty && read.reading !== null && (
        <Checkbox isSelected={opening.makesEmpty} onChange={(makesEmpty) => opening.decide({ makesEmpty })}>
          Create ledgers for accounts without a balance, too
        </Checkbox>
      )}
    </div>
  );
}

function dayWords(day: Day, ofFile: Day | null, entriesStart: Day): string {
  const next = 'Import bank files from the next day on.';
  if (ofFile === day) return `The last day in the other program, as the file says it. ${next}`;
  if (ofFile === null && day === entriesStart)
    return `The last day in the other program. The file does not say it; this is the day your books start. ${next}`;
  return `The last day in the other program. ${next}`;
}

type PostProps = {
  opening: Opening;
  reason: string | null;
  request: () => ReturnType<typeof openingRequest>;
  onPosted: (posted: Posted) => void;
};

function PostForm({ opening, reason, request, onPosted }: PostProps) {
  const { id } = useBusiness();
  const firstUnsaid = opening.plan?.unsaid[0];
  const made = opening.plan?.ledgers.filter((each) => each.made !== null).length ?? 0;
  const { formProps, isPending, message, detail } = useSubmission({
    act: async (idempotencyKey) => {
      const answer = await importOpeningBalances(id, { idempotencyKey, ...request() });
      if (!answer.ok) await opening.refresh();
      return answer;
    },
    onDone: async ({ entryIds }) => {
      await opening.refresh();
      onPosted({ day: opening.day, entryIds, madeLedgers: made });
    },
  });
  return (
    <Form {...formProps} className="flex flex-col gap-3">
      <FormMessage message={message ?? detail} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          variant="primary"
          isPending={isPending}
          isDisabled={reason !== null || opening.isReading}
        >
          Post opening balances
        </Button>
        <span role="status" className="text-soft empty:hidden">
          {reason}
        </span>
        {firstUnsaid && (
          <Button onPress={() => document.getElementsByName(kindFieldOf(firstUnsaid))[0]?.focus()}>
            Go to the first
          </Button>
        )}
      </div>
    </Form>
  );
}
