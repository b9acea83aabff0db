'use client';
import { Plus } from 'lucide-react';
import { FormProvider, useFieldArray } from 'react-hook-form';
import { DraftNote } from '@/components/drafts/draft-note';
import { type PartyName, usePartyNames } from '@/components/parties/use-party-names';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import { PageHeader } from '@/components/ui/page-header';
import { FormMessage } from '@/components/ui/submission/form-message';
import type { Ledger } from '@/lib/contract/ledger';
import { paths } from '@/lib/paths';
import { newBillValues } from './bill-values';
import { NewBillPart } from './new-bill-part';
import { NewBillsFoot } from './new-bills-foot';
import { type NewBillsInput, useNewBills } from './use-new-bills';

const BillSourcePreview = lazyComponent(() =>
  import('./bill-source-preview').then((file) => file.BillSourcePreview),
);

type ScreenProps = NewBillsInput & { ledgers: readonly Ledger[]; vendors: PartyName[] };

/** Enters several bills in one go: all of them, or none. */
export function NewBillsScreen({ ledgers, vendors, today, vendorId, source }: ScreenProps) {
  const { id: businessId } = useBusiness();
  usePartyNames('vendor', vendors);
  const { draft, isPending, message, submit } = useNewBills({ today, vendorId, source });
  const { form } = draft;
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'bills' });
  return (
    <FormProvider {...form}>
      <PageHeader title="Enter bills" back={{ name: 'Bills', href: paths.bills(businessId) }} />
      <form
        aria-label="New bills"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="flex min-h-0 flex-1 flex-col"
      >
        <div className="flex flex-1 items-start max-xl:flex-col">
          <div className="flex w-full max-w-5xl min-w-0 flex-col gap-6 p-5 max-sm:p-4">
            <div className={message === null ? 'sr-only' : undefined}>
              <FormMessage message={message} />
            </div>
            <DraftNote at={draft.foundAt} onDiscard={draft.discard} />
            {fields.map((field, index) => (
              <NewBillPart
                key={field.id}
                index={index}
                isOnly={fields.length === 1}
                ledgers={ledgers}
                source={source && field.documentId === source.open.data.id ? source.open : null}
                onRemove={() => remove(index)}
              />
            ))}
            <Button
              className="self-start"
              icon={<Plus aria-hidden className="size-3.5" />}
              onPress={() =>
                append(newBillValues(form.getValues('bills').at(-1)?.issued || today), { shouldFocus: false })
              }
            >
              Add another bill
            </Button>
          </div>
          {source && <BillSourcePreview document={source.open.data} />}
        </div>
        <NewBillsFoot isPending={isPending} onSubmit={submit} />
      </form>
    </FormProvider>
  );
}
