type FactsProps = { facts: readonly (readonly [name: string, value: string])[] };

/** Short facts of a bill or an invoice, such as its days, beside one another. */
export function ItemFacts({ facts }: FactsProps) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-xs text-faint">{name}</dt>
          <dd className="wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
