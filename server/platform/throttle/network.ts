import ipaddr from 'ipaddr.js';

/**
 * Who is behind an address, however it is written: an IPv4 address by itself, inside IPv6 too; of
 * IPv6 the /64, which one subscriber holds.
 */
export function subscriberOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  if (read.kind() === 'ipv4') return read.toString();
  const [a = 0, b = 0, c = 0, d = 0] = (read as ipaddr.IPv6).parts;
  return `${[a, b, c, d].map((part) => part.toString(16)).join(':')}::/64`;
}
