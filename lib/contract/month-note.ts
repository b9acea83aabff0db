import { z } from 'zod';
import { monthFigures } from './choices';
import { datetime, identifier, text } from './primitives';

const FIGURE = /\{([^{}]*)\}/g;
/** Cents, thousands and percentages are amounts; the number of a form or a year is none. */
const TYPED_AMOUNT = /\d[.,'’\u00A0\u202F ]\d|\d{5}|\d\s?%/;

const sentence = text(512, 1)
  .refine((value) => value.trim() !== '', { message: 'must not be blank' })
  .refine(
    (value) => [...value.matchAll(FIGURE)].every(([, name]) => monthFigures.some((each) => each === name)),
    {
      message: `may name these figures in braces: ${monthFigures.join(', ')}`,
      params: { code: 'unknown_figure' },
    },
  )
  .refine((value) => !TYPED_AMOUNT.test(value), {
    message:
      'must not hold amounts: name a figure in braces, such as {net_income}, so that it stays that of the books',
    params: { code: 'typed_amount' },
  });

export const monthNote = z
  .object({
    month: z.string().describe('As YYYY-MM.'),
    sentences: z
      .array(z.string())
      .describe('Empty where nobody has written any: then the usual ones are shown.'),
    version: z.number().int(),
    updated_at: datetime.nullable().describe('Null until something is written.'),
  })
  .meta({
    id: 'MonthNote',
    description:
      "The bookkeeper's commentary on a month: sentences that name figures in braces, which are put in when it is shown.",
  });
export type MonthNote = z.output<typeof monthNote>;

export const monthNoteUpdate = z
  .strictObject({ sentences: z.array(sentence).max(12).nullish() })
  .meta({ id: 'MonthNoteUpdate', description: 'An empty list brings back the usual sentences.' });
export type MonthNoteUpdate = z.output<typeof monthNoteUpdate>;

export const monthNoteParameters = z.object({
  business_id: identifier('business'),
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
});
