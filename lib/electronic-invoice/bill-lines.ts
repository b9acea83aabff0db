import { longestDescription } from '../contract/limits';
import type { ElectronicInvoice, InvoiceTax } from './electronic-invoice';
import { isConsistent } from './read-electronic-invoice';
import { decimalOfUnits, unitsOf } from './values';

/** A line as a bill has it: `amount` above 0, exact, in major units. A tax stands in a line of its own, for each rate. */
export type ProposedLine = { description: string; amount: string; isTax: boolean };

/** More are entered as one, as people do with the calls of a telephone bill. */
const mostLines = 30;

/**
 * The lines of a bill for the invoice, net, with its taxes and charges: their sum is what it asks for. None where that
 * cannot be said exactly: sums that do not agree, a part that was paid before or is withheld, or what no line of a bill
 * can be (a rate that is credited, rounding down).
 */
export function billLinesOf(invoice: ElectronicInvoice): ProposedLine[] {
  const { kind, prepaid, withheld } = invoice;
  const asks = kind === 'invoice' || kind === 'correction';
  if (!asks || !isConsistent(invoice) || unitsOf(prepaid) !== 0n || unitsOf(withheld) !== 0n) return [];
  const lines = [
    ...netLines(invoice),
    ...taxLines(invoice),
    ...lineOf('Rounding', unitsOf(invoice.rounding)),
  ];
  const sum = lines.reduce((all, { amount }) => all + unitsOf(amount), 0n);
  const isWhole = sum === unitsOf(invoice.toPay ?? invoice.total) && sum > 0n;
  return isWhole && lines.every(({ amount }) => unitsOf(amount) > 0n) ? lines : [];
}

/** As the invoice lists them; where something is taken off, or there are too many, one line for each rate of tax. */
function netLines(invoice: ElectronicInvoice): ProposedLine[] {
  const { lines, allowances, charges, lineTotal, net } = invoice;
  const priced = lines.filter(({ amount }) => unitsOf(amount) !== 0n);
  const sum = priced.reduce((all, { amount }) => all + unitsOf(amount), 0n);
  const isListed =
    priced.length > 0 &&
    priced.length <= mostLines &&
    priced.every(({ amount }) => unitsOf(amount) > 0n) &&
    unitsOf(allowances) === 0n &&
    sum === unitsOf(lineTotal ?? net);
  if (isListed)
    return [
      ...priced.flatMap(({ name, amount }) => lineOf(name, unitsOf(amount))),
      ...lineOf('Charges', unitsOf(charges)),
    ];
  const rates = netOfRates(invoice);
  const names = [...new Set(priced.map(({ name }) => name))].join(', ');
  const [only, other] = rates;
  if (!only || other)
    return rates.flatMap(({ net: of, rate }) => lineOf(`Net, tax ${rate ?? '0'} %`, unitsOf(of)));
  return lineOf(names || 'Net', unitsOf(only.net));
}

function netOfRates({ taxes, net, total, tax }: ElectronicInvoice): InvoiceTax[] {
  const sum = taxes.reduce((all, each) => all + unitsOf(each.net), 0n);
  const all = net === null ? unitsOf(total) - unitsOf(tax) : unitsOf(net);
  if (taxes.length > 0 && sum === all) return taxes.filter((each) => unitsOf(each.net) !== 0n);
  return [{ name: null, rate: null, net: decimalOfUnits(all), tax }];
}

/** One for each rate; one for all where the rates do not come to the tax. */
function taxLines({ taxes, tax }: ElectronicInvoice): ProposedLine[] {
  const sum = taxes.reduce((all, each) => all + unitsOf(each.tax), 0n);
  if (sum !== unitsOf(tax)) return lineOf('Tax', unitsOf(tax), true);
  return taxes.flatMap(({ name, rate, tax: amount }) =>
    lineOf([name ?? 'Tax', rate && `${rate} %`].filter(Boolean).join(' '), unitsOf(amount), true),
  );
}

function lineOf(description: string, units: bigint, isTax = false): ProposedLine[] {
  if (units === 0n) return [];
  return [
    {
      description: description.slice(0, longestDescription).toWellFormed(),
      amount: decimalOfUnits(units),
      isTax,
    },
  ];
}
