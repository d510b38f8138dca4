import { randomBytes } from 'node:crypto';
import { register, sendCode, type Register } from '../../modules/accounts';
import { User } from '../../modules/accounts/user.entity';
import { readOutbox } from '../../platform/mail';
import { aUser, type World } from '../world';

/** An e-mail address that nobody has. */
export const someone = (): string => `u${randomBytes(5).toString('hex')}@test.tarn`;

/** What somebody fills in who registers, but for the account, its code and the invitation. */
export const registering = {
  password: 'harbour-7',
  passwordRepeat: 'harbour-7',
  agreed: true,
  riskAcknowledged: false,
} as const;

/** The code that was last sent to this address. */
export async function codeOf({ config }: World, account: string): Promise<string> {
  const sent = (await readOutbox(config, 500)).find(({ to }) => to === account);
  return /\b(\d{6})\b/.exec(sent?.body ?? '')?.[1] ?? '';
}

/** The invitation code of somebody new. */
export async function anInvitation(world: World): Promise<string> {
  const { userId } = await aUser(world);
  return (await world.db.getRepository(User).findOneByOrFail({ id: userId })).invitationCode;
}

/** People who register in that world, each invited by the same person. */
export function withRegistered(world: World) {
  let invitationCode = '';
  beforeAll(async () => {
    invitationCode = await anInvitation(world);
  });
  /** What `account` sends; without a code unless `more` has one. */
  const form = (account: string, more: Partial<Register> = {}): Register => ({
    ...registering,
    account,
    code: '',
    invitationCode,
    ...more,
  });
  return {
    form,
    async registered(more: Partial<Register> = {}) {
      const account = someone();
      await sendCode(world.visitor, { account, scene: 'REGISTER' });
      const code = await codeOf(world, account);
      return { account, user: await register(world.visitor, form(account, { code, ...more })) };
    },
  };
}
