import { paths } from '@/lib/paths';

const nowhere = 'http://daybook.invalid';

/** Where to go after signing in: the path asked for, when it is one of this site and no address of another. */
export function returnPath(asked: string | string[] | undefined): string {
  if (typeof asked !== 'string' || !asked.startsWith('/') || !URL.canParse(asked, nowhere))
    return paths.home();
  const url = new URL(asked, nowhere);
  // Dots that are resolved may leave a path that begins with two slashes, which is the address of another site.
  const isOfThisSite = url.origin === nowhere && !url.pathname.startsWith('//');
  return isOfThisSite ? url.pathname + url.search : paths.home();
}
