/** What an invoice is called in a sentence: `Invoice 1042 to Coppergate Library`. */
export function invoiceName({ number }: { number: string }, customerName: string): string {
  const name = `Invoice ${number}`.trim();
  return customerName === '' ? name : `${name} to ${customerName}`;
}
