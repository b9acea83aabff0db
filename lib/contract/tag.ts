import { z } from 'zod';
import { longestSearch } from './limits';
import { datetime, identifier, name, paging, text } from './primitives';

export const tag = z
  .object({
    id: z.string(),
    business_id: z.string(),
    name,
    version: z.number().int(),
    created_at: datetime,
    updated_at: datetime,
  })
  .meta({
    id: 'Tag',
    description: 'A label of line entries. Its name is unique in the business, in any case.',
  });
export type Tag = z.output<typeof tag>;

export const tagCreate = z.strictObject({ name }).meta({ id: 'TagCreate' });
export type TagCreate = z.output<typeof tagCreate>;

export const tagUpdate = z.strictObject({ name: name.nullish() }).meta({ id: 'TagUpdate' });
export type TagUpdate = z.output<typeof tagUpdate>;

export const tagParameters = z.object({ business_id: identifier('business'), tag_id: identifier('tag') });

export const tagListQuery = z.strictObject({
  ...paging,
  q: text(longestSearch, 1).optional().describe('Found anywhere in the name, in any case.'),
});
export type TagListQuery = z.output<typeof tagListQuery>;
