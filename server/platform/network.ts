import { isIPv6 } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;
const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i;

/**
 * Who an address counts as: an IPv4 address itself, also where it is written as IPv6, and of IPv6
 * the /64 that one subscriber holds.
 */
export function networkOf(address: string): string {
  const [, mapped] = MAPPED.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [plain = ''] = address.split('%');
  return isIPv6(plain) ? groupsOf(plain).slice(0, NETWORK_GROUPS).join(':') : address;
}

function groupsOf(address: string): string[] {
  const [left = '', right] = address.toLowerCase().split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const [before, after] = [groups(left), groups(right ?? '')];
  const zeros = right === undefined ? 0 : Math.max(0, GROUPS - before.length - after.length);
  const all = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return all.map((group) => group.replace(/^0+(?=.)/, ''));
}
