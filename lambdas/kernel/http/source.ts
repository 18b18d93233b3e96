import { isIPv6 } from 'node:net';

const groupsOfANetwork = 4;

/**
 * Where a request came from, as limits count it. A home or a phone has a whole IPv6 network (/64) to itself, so all
 * addresses of one count as one.
 */
export function sourceOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [before = '', after] = address.replace(/%.*/, '').toLowerCase().split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after ? after.split(':') : [];
  const zeros = after === undefined ? [] : Array<string>(8 - head.length - tail.length).fill('0');
  const network = [...head, ...zeros, ...tail].slice(0, groupsOfANetwork);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
