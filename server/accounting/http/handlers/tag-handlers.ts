import type { tags } from '@/lib/contract/operations/tag-operations';
import { createTag, getTag, pageTags, updateTag } from '../../services/tags/tags';
import { data, type HandlersOf, page } from './handler';

export const tagHandlers: HandlersOf<typeof tags> = {
  createTag: (ctx, { body }) => data(createTag(ctx, body)),
  listTags: (ctx, { query }) => page(pageTags(ctx, query)),
  getTag: (ctx, { parameters }) => data(getTag(ctx, parameters)),
  updateTag: (ctx, { parameters, body }) => data(updateTag(ctx, { ...parameters, ...body })),
};
