import { z } from 'zod';
import { longestName, longestPhone, longestSearch } from './limits';
import { amount, datetime, name, paging, text } from './primitives';

/** Vendors are whom one owes, customers are who owes; everything else about them is alike. */
export type PartyKind = 'vendor' | 'customer';

/** What a vendor and a customer have in common. Names may repeat: two firms can be called the same. */
export const partyFields = {
  id: z.string(),
  business_id: z.string(),
  name,
  email: z.string().nullable(),
  phone: z.string().nullable(),
  external_id: z.string().nullable().describe("The caller's own identifier, unique in the business."),
  open_amount: amount.describe(
    'What is open of its bills or invoices, and owed on account, at the end of today (UTC), as in aging. Never negative.',
  ),
  credit_amount: amount.describe(
    'Its unapplied credit at the end of today (UTC), such as what was paid beyond a total. Never negative.',
  ),
  version: z.number().int(),
  created_at: datetime,
  updated_at: datetime,
};
const party = z.object(partyFields);
export type Party = z.output<typeof party>;

const optionalFields = {
  email: z.email().max(longestName).nullish(),
  phone: text(longestPhone, 1).nullish(),
  external_id: text(longestName, 1).nullish(),
};
export const partyCreateFields = { name, ...optionalFields };
/** An empty text takes away what was known. */
export const partyUpdateFields = {
  name: name.nullish(),
  email: z.email().max(longestName).or(z.literal('')).nullish(),
  phone: text(longestPhone).nullish(),
  external_id: text(longestName).nullish(),
};
const partyCreate = z.strictObject(partyCreateFields);
const partyUpdate = z.strictObject(partyUpdateFields);
export type PartyCreate = z.output<typeof partyCreate>;
export type PartyUpdate = z.output<typeof partyUpdate>;

export const partyListQuery = z.strictObject({
  ...paging,
  q: text(longestSearch, 1).optional().describe('Found anywhere in the name, in any case.'),
  sort: z.enum(['created_at', 'name']).default('created_at'),
});
export type PartyListQuery = z.output<typeof partyListQuery>;
