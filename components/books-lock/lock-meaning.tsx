const parts = [
  {
    name: 'Refused on a closed day',
    items: [
      'New entries, bills, invoices and payments',
      'Another date, amount or ledger',
      'Moving anything into or out of closed days',
      'Another name, code, parent or cash flow setting of a ledger that has figures there',
      'Another fiscal year or start of the books',
      'Voiding: it is posted on the day after the lock instead',
    ],
  },
  {
    name: 'Still possible',
    items: [
      'Review, passing to the owner and back',
      'Marking as reconciled',
      'Descriptions, notes and tags',
      'Attaching receipts and answering questions',
    ],
  },
];

/** What reports depend on stays as it was filed; the rest stays open. */
export function LockMeaning() {
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {parts.map(({ name, items }) => (
        <div key={name}>
          <h3 className="mb-1 font-medium">{name}</h3>
          <ul className="list-disc pl-4 text-soft marker:text-faint">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
