import type { PrintedSplit } from '@/lib/contract/printed-splits';
import type { Transaction } from '@/lib/contract/transaction';
import { printedFacts } from './printed-facts';

/** What the bank file said of a transaction beyond its description. */
export function BankFacts({ transaction }: { transaction: Transaction }) {
  const facts = printedFacts(transaction);
  if (facts.length === 0) return null;
  return (
    <section aria-label="In the bank file">
      <h3 className="mb-1 font-semibold">In the bank file</h3>
      <dl className="grid grid-cols-[minmax(88px,auto)_1fr] gap-x-3 gap-y-1">
        {facts.map((fact) => (
          <div key={fact.name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-soft">{fact.name}</dt>
            <dd className="min-w-0 wrap-anywhere">
              {fact.kind === 'text' ? fact.text : <Splits splits={fact.splits} />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Splits({ splits }: { splits: readonly PrintedSplit[] }) {
  return (
    <ul>
      {splits.map(({ category, memo, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what a file printed does not change
        <li key={index} className="flex items-baseline justify-between gap-3">
          <span>
            {category || 'No category'}
            {memo && <span className="text-faint"> · {memo}</span>}
          </span>
          <span className="whitespace-nowrap tabular-nums">{amount}</span>
        </li>
      ))}
    </ul>
  );
}
