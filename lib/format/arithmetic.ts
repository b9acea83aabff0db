import { accept, type Result, refuse } from '../result';

/** An exact fraction; the denominator is greater than 0. */
export type Fraction = { numerator: bigint; denominator: bigint };
export type Arithmetic = Result<Fraction, 'not_a_number' | 'division_by_zero'>;

/** Longer than any sum a person types; keeps a pasted page from being parsed. */
const longestSum = 256;

/**
 * Calculates `+ − * / ( )` exactly, in fractions of whole numbers, never in floats.
 * @param read turns one number as typed into its decimal text, or null when it is none
 */
export function calculate(sum: string, read: (typed: string) => string | null): Arithmetic {
  const tokens = sum.length > longestSum ? null : sum.match(/[\d.,'’٫٬  ]*\d[\d.,'’٫٬  ]*|[^\s]/g);
  if (!tokens) return refuse('not_a_number');
  const parser = new SumParser(tokens, read);
  const value = parser.sum();
  if (parser.dividedByZero) return refuse('division_by_zero');
  return value === null || !parser.isAtEnd() ? refuse('not_a_number') : accept(value);
}

/** Recursive descent over the usual precedence; null is "not a sum". */
class SumParser {
  private position = 0;
  dividedByZero = false;

  constructor(
    private readonly tokens: string[],
    private readonly read: (typed: string) => string | null,
  ) {}

  isAtEnd(): boolean {
    return this.position === this.tokens.length;
  }

  sum(): Fraction | null {
    let left = this.product();
    for (let sign = this.take('+-−'); left && sign; sign = this.take('+-−')) {
      const right = this.product();
      left = right && add(left, sign === '+' ? right : negate(right));
    }
    return left;
  }

  private product(): Fraction | null {
    let left = this.factor();
    for (let sign = this.take('*×/÷'); left && sign; sign = this.take('*×/÷')) {
      const right = this.factor();
      if (!right) return null;
      left = '*×'.includes(sign) ? multiply(left, right) : this.divide(left, right);
    }
    return left;
  }

  private divide(left: Fraction, right: Fraction): Fraction | null {
    if (right.numerator === 0n) {
      this.dividedByZero = true;
      return null;
    }
    const sign = right.numerator < 0n ? -1n : 1n;
    return multiply(left, { numerator: right.denominator * sign, denominator: right.numerator * sign });
  }

  private factor(): Fraction | null {
    const sign = this.take('+-−');
    if (sign) {
      const value = this.factor();
      return value && (sign === '+' ? value : negate(value));
    }
    if (this.take('(')) {
      const value = this.sum();
      return this.take(')') ? value : null;
    }
    const token = this.tokens[this.position] ?? '';
    this.position += 1;
    return fractionOf(this.read(token));
  }

  private take(oneOf: string): string | undefined {
    const token = this.tokens[this.position];
    if (token === undefined || token.length !== 1 || !oneOf.includes(token)) return undefined;
    this.position += 1;
    return token;
  }
}

function fractionOf(decimal: string | null): Fraction | null {
  const parts = decimal === null ? null : /^(\d*)(?:\.(\d*))?$/.exec(decimal);
  const digits = (parts?.[1] ?? '') + (parts?.[2] ?? '');
  if (!parts || digits === '') return null;
  return { numerator: BigInt(digits), denominator: 10n ** BigInt(parts[2]?.length ?? 0) };
}

function add(left: Fraction, right: Fraction): Fraction {
  return {
    numerator: left.numerator * right.denominator + right.numerator * left.denominator,
    denominator: left.denominator * right.denominator,
  };
}

function multiply(left: Fraction, right: Fraction): Fraction {
  return {
    numerator: left.numerator * right.numerator,
    denominator: left.denominator * right.denominator,
  };
}

function negate(value: Fraction): Fraction {
  return { numerator: -value.numerator, denominator: value.denominator };
}
