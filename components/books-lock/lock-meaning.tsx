const parts = [
  {
    name: 'Refused in the closed period',
    items: [
      'New entries, bills, invoices and payments',
      'Changing a date, amount or ledger',
      'Changing whose a bill or invoice is, or its due date if that was past',
      'Moving anything into or out of the closed period',
      'Changing the name, code, parent or cash flow setting of a ledger with entries there',
      'Changing the fiscal year or the start of the books',
    ],
  },
  {
    name: 'Still allowed',
    items: [
      'Reviewing entries and asking the owner about them',
      'Marking as reconciled',
      'Descriptions, notes and tags',
      'Attaching receipts and answering questions',
      'Voiding bills and invoices: reversed on the day after the lock',
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
