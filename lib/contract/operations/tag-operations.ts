import { businessParameters } from '../business';
import { type Operation, operation } from '../operation';
import { dataOf, pageOf } from '../primitives';
import { tag, tagCreate, tagListQuery, tagParameters, tagUpdate } from '../tag';
import { inBusiness } from './in-business';

const group = 'Tags';
const one = `${inBusiness}/tag/{tag_id}`;

export const tags = {
  createTag: operation({
    method: 'POST',
    path: `${inBusiness}/tag`,
    summary: 'Create a tag',
    tag: group,
    scope: 'tag:write',
    parameters: businessParameters,
    body: tagCreate,
    answer: dataOf(tag),
    status: 201,
  }),
  listTags: operation({
    method: 'GET',
    path: `${inBusiness}/tag`,
    summary: 'List tags',
    tag: group,
    scope: 'tag:read',
    parameters: businessParameters,
    query: tagListQuery,
    answer: pageOf(tag),
    status: 200,
  }),
  getTag: operation({
    method: 'GET',
    path: one,
    summary: 'Read a tag',
    tag: group,
    scope: 'tag:read',
    parameters: tagParameters,
    answer: dataOf(tag),
    status: 200,
  }),
  updateTag: operation({
    method: 'PATCH',
    path: one,
    summary: 'Update a tag',
    tag: group,
    scope: 'tag:write',
    parameters: tagParameters,
    body: tagUpdate,
    answer: dataOf(tag),
    status: 200,
  }),
} satisfies Record<string, Operation>;
