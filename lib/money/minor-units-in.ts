import type { Fault } from '../contract/problem';
import { type JsonNumber, numberText } from '../json';
import { type Result, refuse } from '../result';
import { decimalsOf } from './currency';
import { type DecimalFault, minorUnitsOf } from './decimal';

/** An amount in minor units of the currency, of any sign, or why it is none. */
export function minorUnitsIn(value: JsonNumber, currency: string): Result<bigint, Omit<Fault, 'path'>> {
  const units = minorUnitsOf(numberText(value), decimalsOf(currency));
  return units.ok ? units : refuse({ code: units.problem, message: amountMessage(units.problem, currency) });
}

function amountMessage(problem: DecimalFault, currency: string): string {
  switch (problem) {
    case 'amount_precision':
      return `has more than the ${decimalsOf(currency)} decimals of ${currency}`;
    case 'amount_out_of_range':
      return 'is beyond 9007199254740991 minor units';
    case 'not_a_number':
      return 'must be a number';
  }
}
