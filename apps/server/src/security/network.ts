import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network of an address, as limits count it: an IPv4 address, or the /64 of an IPv6 one, since a household
 * holds the whole /64 (R2).
 * @param address - as the socket or the trusted proxy names it.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(mapped)) return mapped;
  if (!isIPv6(mapped)) return 'unknown';
  return `${firstGroups(mapped, 4).join(':')}::/64`;
}

function firstGroups(address: string, count: number): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length);
  const groups = [...start, ...Array.from({ length: missing }, () => '0'), ...end];
  return groups.slice(0, count).map((group) => Number.parseInt(group, 16).toString(16));
}
