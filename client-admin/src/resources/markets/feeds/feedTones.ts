import type { Tone } from '../../../ui/Pill';
import type { Feed } from '../market';

export const feedTones: Readonly<Record<Feed['state'], Tone>> = {
  ...{ LIVE: 'ok', CONNECTING: 'amber', WAITING: 'red', OFF: 'neutral' },
};
