// biome-ignore lint/style/noRestrictedImports: this is what others use in its place
import NextLink from 'next/link';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<typeof NextLink>, 'prefetch'>;

/**
 * A link to another screen, of which nothing is asked for ahead: the answer would hold little but its address, as every
 * screen has figures of now, and is most of the work of the dashboard where each link in sight asks for it.
 */
export function Link(props: Props) {
  return <NextLink {...props} prefetch={false} />;
}
