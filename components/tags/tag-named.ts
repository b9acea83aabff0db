import { comparable } from '@/lib/comparable';
import type { Tag } from '@/lib/contract/tag';

/** The tag of a name, in any case and form of its accents: a second one would be refused. */
export function tagNamed<Each extends Pick<Tag, 'name'>>(
  tags: readonly Each[],
  name: string,
): Each | undefined {
  return tags.find((tag) => comparable(tag.name) === comparable(name));
}
