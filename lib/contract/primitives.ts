import { z } from 'zod';
import { instantOf, isDateTime } from '../dates/instant';
import {
  alsoRead,
  canonicalIdentifier,
  type IdentifierKind,
  identifierPrefixes,
  isIdentifier,
} from '../ids/identifier';
import { ExactNumber, isDeeperThan, type JsonNumber } from '../json';
import { isCurrency } from '../money/currency';
import { longestDescription, longestName, longestSearch } from './limits';

/** An identifier of one kind, read as it is shown. In a body, a malformed one and an unknown one are the same `not_found`. */
export function identifier(kind: IdentifierKind): z.ZodType<string, string> {
  const prefix = identifierPrefixes[kind];
  const article = /^[aeiou]/.test(kind) ? 'an' : 'a';
  const shown = z
    .string()
    .refine((text) => isIdentifier(kind, text), {
      message: `is not the identifier of ${article} ${kind.replaceAll('_', ' ')}`,
      params: { code: 'not_found' },
    })
    .meta({ examples: [`${prefix}_1BoatSLRHtKNngkdXEeobR`] });
  // Only where it changes something: what is read into another form has no examples in OpenAPI.
  return kind in alsoRead ? shown.transform((text) => canonicalIdentifier(kind, text)) : shown;
}

const wellFormed = {
  message: 'must not contain the NUL character or broken Unicode',
  params: { code: 'invalid_text' },
};

/** Text of bounded length, kept as sent. */
export function text(maximum: number, minimum = 0) {
  return z
    .string()
    .min(minimum)
    .max(maximum)
    .refine((value) => !value.includes('\u0000') && value.isWellFormed(), wellFormed);
}

/** The `q` of lists that are searched by their description. */
export const inDescription = text(longestSearch, 1)
  .meta({
    description:
      'In the description, in any case: anywhere, or of one or two characters where a word begins (in Chinese, Japanese, Korean and Thai anywhere).',
  })
  .optional();

/** 1 to so many characters, not only blanks. */
export function notBlank(maximum: number) {
  return text(maximum, 1).refine((value) => value === '' || value.trim() !== '', {
    message: 'must not be blank',
  });
}

export const name = notBlank(longestName);

export const description = text(longestDescription);

/** An RFC 3339 date-time with an offset, in whose text T and Z may be small; read into UTC with milliseconds. */
export const datetime = z
  .string()
  .refine(isDateTime, {
    message: 'must be an RFC 3339 date-time with an offset, such as 2026-01-31T00:00:00Z',
    params: { code: 'invalid_format' },
    abort: true,
  })
  .meta({ format: 'date-time' })
  .transform((value, context) => {
    const instant = instantOf(value);
    if (instant !== null) return instant;
    context.addIssue({ code: 'custom', message: 'must be in the years 0001 to 9999' });
    return z.NEVER;
  });

/** A calendar day of the years 0001 to 9999. */
export const day = z.iso
  .date()
  .refine((value) => !value.startsWith('0000'), 'must be in the years 0001 to 9999');

/** An amount in major units of the business's currency; its precision is judged with the business at hand. */
export const amount = z
  .custom<JsonNumber>(
    (value) => (typeof value === 'number' && Number.isFinite(value)) || value instanceof ExactNumber,
    { message: 'must be a number' },
  )
  .meta({ type: 'number', examples: [12.34] });

export const currency = z
  .string()
  .refine(isCurrency, 'must be an ISO 4217 currency code such as USD')
  .meta({ examples: ['USD'] });

export const side = z.enum(['debit', 'credit']);

/** Which books a line belongs to: both, only accrual books, or only cash books. */
export const basis = z.enum(['all', 'accrual', 'cash']);

/** Metadata may be nested so many levels deep, its own one counted. */
const mostLevels = 100;

/** Free-form members kept with a resource: anything that JSON and the database can both hold. A record would drop `__proto__`. */
export const metadata = z
  .custom<Record<string, unknown>>(isObject, {
    message: 'must be an object',
    params: { code: 'invalid_type' },
    abort: true,
  })
  .meta({ type: 'object', additionalProperties: {} })
  .refine((value) => !isDeeperThan(value, mostLevels), {
    message: `must not be nested deeper than ${mostLevels} levels`,
    params: { code: 'too_deep' },
    abort: true,
  })
  .refine((value) => canBeKept(value), {
    message:
      'must not contain the NUL character, broken Unicode, a number beyond 1e308 or one of more than 16,383 decimals',
    params: { code: 'invalid_text' },
  });

function isObject(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof ExactNumber)
  );
}

function canBeKept(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed();
  if (value instanceof ExactNumber) return isNumeric(value.value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, member]) => canBeKept(key) && canBeKept(member));
}

/** The database keeps a number in decimal digits (numeric): at most so many after the point. */
const mostDecimals = 16_383;

/** Whether the database takes a number as it is written. Zero, with whatever exponent, has been read as 0. */
function isNumeric(text: string): boolean {
  const [, fraction = '', exponent = '0'] = /^-?\d+(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(text) ?? [];
  return Number.isFinite(Number(text)) && fraction.length - Number(exponent) <= mostDecimals;
}

/** The number that a text of a query writes in decimal digits; of any other text (`0x10`, `1e1`, ` 5`) none. */
function writtenInteger(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return /^-?\d+$/.test(value) ? Number(value) : Number.NaN;
}

/** The same of a number with decimals. */
export function writtenDecimal(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
}

export const noFields = z.strictObject({}).meta({
  id: 'NoFields',
  description: 'The body of an operation that needs nothing but its path: none, or an empty object.',
});

/** Paging of a list. */
export const paging = {
  page_token: z.string().optional().describe('A token from the `pagination` of an earlier answer.'),
  page_size: z.preprocess(writtenInteger, z.number().int().min(1).max(100)).default(100),
};

export const pagination = z.object({
  next_page_token: z.string().nullable(),
  previous_page_token: z.string().nullable(),
});

export function dataOf<Shape extends z.ZodType>(shape: Shape) {
  return z.object({ data: shape });
}

export function pageOf<Shape extends z.ZodType>(shape: Shape) {
  return z.object({ data: z.array(shape), pagination });
}

/** One or more of the values, separated by commas. */
export function commaList<Value extends string>(value: z.ZodEnum<{ [Each in Value]: Each }>) {
  return z.string().transform((text, context): Value[] => {
    const read = z.array(value).safeParse(text.split(',').map((part) => part.trim()));
    if (read.success) return read.data as Value[];
    context.addIssue({
      code: 'custom',
      message: `must be one or more of ${value.options.join(', ')}, separated by commas`,
    });
    return z.NEVER;
  });
}

/** `true` or `false` in a query. */
export const queryBoolean = z.enum(['true', 'false']).transform((value) => value === 'true');

export type Side = z.infer<typeof side>;
export type Basis = z.infer<typeof basis>;
export type Pagination = z.infer<typeof pagination>;
