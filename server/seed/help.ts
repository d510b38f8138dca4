import type { HelpKind } from '../../schema/help';
import type { User } from '../modules/accounts';
import { helpOf, requestFundPassword, sendAppeal } from '../modules/support';
import { acceptUpload } from '../modules/uploads';
import { submitChange } from '../modules/verifications';
import type { Context } from '../platform/context';
import type { People } from './people';
import { asUser } from './recharges';
import { specimen } from './specimen';

/** Work in each queue of help: none is decided, so that each can be tried. */
export async function fillHelp(ctx: Context, { users }: People): Promise<void> {
  const { ivy, mia, locked } = users;
  await once(ctx, [ivy, 'FUND_PASSWORD'], () =>
    requestFundPassword(asUser(ctx, ivy), {
      note: 'I set it in spring and have not used it since. I do not remember it.',
    }),
  );
  const own = asUser(ctx, locked);
  const byPass = own.actor && { ...own, actor: { ...own.actor, pass: true } };
  await once(ctx, [locked, 'APPEAL'], () =>
    sendAppeal(byPass ?? own, {
      clientId: 'practice-appeal',
      note: 'I changed my phone number last week. The new one is mine; I can show the contract.',
    }),
  );
  await once(ctx, [mia, 'INFO_CHANGE'], () => marry(asUser(ctx, mia)));
}

/** A new passport, with another name. */
async function marry(ctx: Context): Promise<void> {
  const picture = async (side: 'front' | 'back') =>
    (await acceptUpload(ctx, await specimen(21, side))).path;
  await submitChange(ctx, {
    name: 'Mia Lindgren-Berg',
    idNumber: 'XS3117204',
    note: 'I have married, and my new passport has this name.',
    front: await picture('front'),
    back: await picture('back'),
    idempotencyKey: 'practice-mia-change',
  });
}

/** Who asks, and what for. */
type Asked = readonly [who: User, kind: HelpKind];

/** A start that was cut short is completed by the next one. */
async function once(ctx: Context, [who, kind]: Asked, ask: () => Promise<unknown>): Promise<void> {
  if ((await helpOf(asUser(ctx, who), who.id, kind)) === null) await ask();
}
