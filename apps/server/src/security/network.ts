import { isIPv4, isIPv6 } from 'node:net';

/** Addresses that limits count as one. */
export interface Network {
  /** The IPv4 address, or the prefix with its length. */
  readonly name: string;
  /** How many times a limit's count it may use: several households share a wider one. */
  readonly allowance: number;
}

/** IPv6 prefixes of a household, a customer and a site; the holder of a /48 has 65,536 of the first (R2). */
const PREFIXES = [
  { bits: 64, allowance: 1 },
  { bits: 56, allowance: 4 },
  { bits: 48, allowance: 16 },
] as const;

const GROUP_BITS = 16;

/** The networks of an address, the narrowest first. */
export type Networks = readonly [Network, ...Network[]];

/**
 * The networks of an address, as every limit counts them (R2): an IPv4 address, or the /64, /56 and /48 of an IPv6 one.
 * @param address - as the socket or the trusted proxy names it.
 */
export function networksOf(address: string): Networks {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(mapped)) return [{ name: mapped, allowance: 1 }];
  if (!isIPv6(mapped)) return [{ name: 'unknown', allowance: 1 }];
  const groups = groupsOf(mapped);
  const [household, ...wider] = PREFIXES;
  const network = ({ bits, allowance }: (typeof PREFIXES)[number]) => ({
    name: `${prefixOf(groups, bits)}::/${bits}`,
    allowance,
  });
  return [network(household), ...wider.map(network)];
}

function prefixOf(groups: readonly number[], bits: number): string {
  const kept = groups.slice(0, Math.ceil(bits / GROUP_BITS)).map((group, index) => {
    const hostBits = Math.max(0, GROUP_BITS * (index + 1) - bits);
    return ((group >> hostBits) << hostBits).toString(16);
  });
  return kept.join(':');
}

/** The first four of the eight groups: limits look no further. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length);
  const groups = [...start, ...Array.from({ length: missing }, () => '0'), ...end];
  return groups.slice(0, 4).map((group) => Number.parseInt(group, 16));
}
