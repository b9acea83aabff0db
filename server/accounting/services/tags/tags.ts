import type { Problem } from '@/lib/contract/problem';
import type { Tag, TagCreate, TagListQuery, TagUpdate } from '@/lib/contract/tag';
import { newIdentifier } from '@/lib/ids/identifier';
import { accept, refuse } from '@/lib/result';
import { findTag, insertTag, listTags, lockTag, saveTag } from '../../store/tag-store';
import {
  audit,
  type BusinessContext,
  notFound,
  type Outcome,
  type PageOutcome,
  staleVersion,
} from '../context';
import { paginationOf, readKeyset } from '../paging';

export async function createTag(ctx: BusinessContext, input: TagCreate): Promise<Outcome<Tag>> {
  const tag: Tag = {
    id: newIdentifier('tag'),
    business_id: ctx.business.id,
    name: input.name,
    version: 1,
    created_at: ctx.now,
    updated_at: ctx.now,
  };
  if (!(await insertTag(ctx.db, tag))) return refuse(nameTaken(tag.name));
  audit(ctx, ctx.business.id, [
    { action: 'create', resourceType: 'tag', resourceId: tag.id, before: null, after: tag },
  ]);
  return accept(tag);
}

export async function getTag(ctx: BusinessContext, parameters: { tag_id: string }): Promise<Outcome<Tag>> {
  const tag = await findTag(ctx.db, ctx.business.id, parameters.tag_id);
  return tag ? accept(tag) : refuse(notFound);
}

export async function pageTags(ctx: BusinessContext, query: TagListQuery): Promise<PageOutcome<Tag>> {
  const list = `tags ${ctx.business.id}`;
  const keyset = readKeyset(ctx.pageTokenKey, list, query, 'ascending');
  if (!keyset.ok) return keyset;
  const page = await listTags(ctx.db, ctx.business.id, query.q, keyset.value);
  return accept({ items: page.items, pagination: paginationOf(ctx.pageTokenKey, list, query, page) });
}

export async function updateTag(
  ctx: BusinessContext,
  input: TagUpdate & { tag_id: string },
): Promise<Outcome<Tag>> {
  const before = await lockTag(ctx.db, ctx.business.id, input.tag_id);
  if (!before) return refuse(notFound);
  const stale = staleVersion(ctx.ifMatch, before.version);
  if (stale) return refuse(stale);
  const after: Tag = {
    ...before,
    name: input.name ?? before.name,
    version: before.version + 1,
    updated_at: ctx.now,
  };
  if (!(await saveTag(ctx.db, after))) return refuse(nameTaken(after.name));
  audit(ctx, ctx.business.id, [
    { action: 'update', resourceType: 'tag', resourceId: after.id, before, after },
  ]);
  return accept(after);
}

function nameTaken(name: string): Problem {
  return {
    code: 'duplicate',
    detail: `Another tag is named ${JSON.stringify(name)}.`,
    errors: [{ path: '/name', code: 'duplicate', message: 'is taken' }],
  };
}
