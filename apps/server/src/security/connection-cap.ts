import { BlockList, isIPv6, type Server, type Socket } from 'node:net';
import type { AppOptions } from '../app-options.ts';
import { networksOf } from './network.ts';

/** Connections that one address may hold open; a browser opens six (R32). */
const CONNECTIONS_OF_ADDRESS = 100;

export interface ConnectionCapOptions {
  /** Connections of one IPv4 address, or IPv6 /64; wider IPv6 networks have four and sixteen times as many. */
  readonly most?: number;
  /** Whether an address represents many people: they are not counted. */
  readonly isExempt: (address: string) => boolean;
}

/** Closes at once what one address opens beyond its share, so that nobody holds every connection of the server (R32). */
export function capConnections(
  server: Server,
  { most = CONNECTIONS_OF_ADDRESS, isExempt }: ConnectionCapOptions,
): void {
  const open = new Map<string, number>();
  const add = (name: string, change: 1 | -1) => {
    const count = (open.get(name) ?? 0) + change;
    if (count === 0) open.delete(name);
    else open.set(name, count);
  };
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isExempt(remoteAddress)) return;
    const networks = networksOf(remoteAddress);
    if (networks.some(({ name, allowance }) => (open.get(name) ?? 0) >= most * allowance)) {
      socket.destroy();
      return;
    }
    for (const { name } of networks) add(name, 1);
    socket.once('close', () => {
      for (const { name } of networks) add(name, -1);
    });
  });
}

/**
 * Which addresses stand for many people: trusted proxies, where the cap is the proxy's own matter, and this machine, where
 * a proxy may be that nobody named.
 * @param trustProxy - see `Env.trustProxy`; a number trusts every connection.
 */
export function exemptFromCap(
  trustProxy: NonNullable<AppOptions['trustProxy']>,
): (address: string) => boolean {
  if (typeof trustProxy === 'number') return () => true;
  const exempt = new BlockList();
  exempt.addSubnet('127.0.0.0', 8, 'ipv4');
  exempt.addAddress('::1', 'ipv6');
  for (const proxy of trustProxy === false ? [] : trustProxy) {
    const [address = '', bits] = proxy.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) exempt.addAddress(address, family);
    else exempt.addSubnet(address, Number(bits), family);
  }
  return (address) => exempt.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
