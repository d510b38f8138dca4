import i18next from 'i18next';
import { faultOf } from './fault';

const keys = { NETWORK: 'NETWORK_ERROR', SLOW: 'TOO_SLOW', SERVER: 'NETWORK_ANOMALY' } as const;

/** What a request failed with, in one line. */
export function faultWords(error: unknown): string {
  const fault = faultOf(error);
  return i18next.t(`client.${keys[fault.kind]}`, { ...fault });
}
