import { composed } from './read';

export const businessReads = {
  /** The active businesses that the member belongs to, by name: the same from whichever of them it is read. */
  own: composed<{ data: { id: string; name: string }[] }>()('businesses'),
};
