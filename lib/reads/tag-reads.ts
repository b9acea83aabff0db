import type { Tag } from '../contract/tag';
import { composed } from './read';

export const tagReads = {
  /** Every tag of the business: they are few, and a person chooses among all of them. */
  all: composed<{ data: Tag[] }>()('tags'),
};
