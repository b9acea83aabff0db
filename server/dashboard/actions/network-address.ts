import { headers } from 'next/headers';
import { networkAddressOf } from '../session/network-address';

/** The address from which the request at hand came. */
export async function networkAddress(): Promise<string> {
  return networkAddressOf((await headers()).get('x-forwarded-for'));
}
