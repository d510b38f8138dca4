import { practiceInvitation } from '../../schema/practice';
import type { Config } from '../platform/config';

/** What a person needs to begin: where to look and who to be. */
export function welcome({ mode, host }: Config, port: number): string {
  // By name: browsers make no passkeys for an IP address.
  const site = `http://${HERE.has(host) ? 'localhost' : host}:${String(port)}`;
  const addresses = ['', 'Tarn is running.', `  H5       ${site}/h5/`, `  Console  ${site}/admin/`];
  return [...addresses, ...(mode === 'practice' ? practice(site) : []), ''].join('\n');
}

const HERE: ReadonlySet<string> = new Set(['0.0.0.0', '127.0.0.1']);

const practice = (site: string): string[] => [
  `  Outbox   ${site}/practice/outbox`,
  '',
  `Practice sign-ins (password practice-1, invitation code ${practiceInvitation}):`,
  '  H5       mia@practice.tarn · leo@practice.tarn · new@practice.tarn   fund password tarn-2468',
  '  Console  admin@practice.tarn · admin2@practice.tarn · support@practice.tarn',
];
