import { languages } from '../../schema/languages';
import { sendBroadcast, type SendBroadcast } from '../modules/content';
import type { Context } from '../platform/context';
import texts from './broadcast-texts.json';
import type { People } from './people';
import { unlessRefused } from './unless-refused';

type Name = keyof typeof texts;
type Planned = Pick<SendBroadcast, 'kind' | 'audience' | 'reason'>;

/** Service for all, and a promotion for those who have proven their name. */
const plan: Readonly<Record<Name, Planned>> = {
  feeds: { kind: 'SERVICE', audience: 'ALL', reason: 'The feeds run again' },
  projects: { kind: 'PROMOTION', audience: 'VERIFIED', reason: 'A new project is on sale' },
};

const keyOf = (name: Name) => `practice-broadcast-${name}`;
export const lastBroadcastKey = keyOf('projects');

/** Each is sent once, by its key. */
export async function fillBroadcasts(ctx: Context, { staff }: People): Promise<void> {
  const admin = { ...ctx, staff: staff.admin };
  for (const [name, planned] of Object.entries(plan) as [Name, Planned][]) {
    const { titles, bodies } = texts[name];
    await sendBroadcast(admin, {
      ...{ ...planned, language: null, readers: null },
      texts: languages.map((language) => ({
        ...{ language, title: titles[language], body: bodies[language] },
      })),
      idempotencyKey: keyOf(name),
    }).catch(unlessRefused);
  }
}
