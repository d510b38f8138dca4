import { randomBytes } from 'node:crypto';
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
