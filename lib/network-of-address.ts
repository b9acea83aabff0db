/**
 * What attempts from a network address are counted under: whoever has an IPv6 address has all 2^64 of its network, so that is its
 * first 64 bits; an IPv4 address in IPv6 notation (`::ffff:192.0.2.1`) is the IPv4 address. A port, which some proxies add, is
 * left out. What is no address stays as it is.
 */
export function networkOfAddress(address: string): string {
  const withPort = /^(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}$/.exec(address);
  if (withPort?.[1]) return withPort[1];
  const bare = /^\[([^[\]]*)\](?::\d{1,5})?$/.exec(address)?.[1] ?? address;
  const groups = groupsOf(bare.replace(/%[\w.-]+$/, ''));
  if (groups === null) return address;
  const [high = 0, low = 0] = groups.slice(6);
  const isIpv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isIpv4) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const first = groups.slice(0, 4).map((group) => group.toString(16));
  return `${first.join(':')}::/64`;
}

/** The eight groups of an IPv6 address, or null. */
function groupsOf(address: string): number[] | null {
  if (!/^[\da-f:.]{2,45}$/i.test(address) || !URL.canParse(`http://[${address}]/`)) return null;
  // As the URL standard writes it: without dots, and with at most one `::`.
  const { hostname } = new URL(`http://[${address}]/`);
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))));
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}
