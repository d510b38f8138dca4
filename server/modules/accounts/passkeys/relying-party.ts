import { isIP } from 'node:net';
import type { Config } from '../../../platform/config';
import { refuse } from '../../../platform/domain-error';

/** Whom passkeys are made for: a host name, and the address that pages of it have. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/**
 * Null where no browser makes passkeys: people reach this server (`PUBLIC_URL`) by an IP address, or without
 * encryption from elsewhere.
 */
export function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>): RelyingParty | null {
  const { hostname, origin, protocol } = new URL(publicUrl);
  const bare = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  const safe = protocol === 'https:' || /(^|\.)localhost$/.test(hostname);
  return bare || !safe ? null : { id: hostname, origin };
}

/** @throws PASSKEYS_NOT_OFFERED */
export const offeredBy = (config: Pick<Config, 'publicUrl'>): RelyingParty =>
  relyingParty(config) ?? refuse('PASSKEYS_NOT_OFFERED', {});
