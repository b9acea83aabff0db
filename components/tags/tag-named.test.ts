import { expect, it } from 'vitest';
import { tagNamed } from './tag-named';

const tags = [{ name: 'Project' }, { name: 'Cafe\u0301' }];

it.each([
  ['PROJECT', tags[0]],
  ['Caf\u00e9', tags[1]],
  ['cafe\u0301', tags[1]],
  ['Cafe', undefined],
])('the tag called %j', (name, tag) => {
  expect(tagNamed(tags, name)).toBe(tag);
});
