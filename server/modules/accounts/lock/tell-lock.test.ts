import { withRegistered } from '../../../testing/people/accounts';
import { withWorld } from '../../../testing/suite';
import { aStaffMember } from '../../../testing/world';
import { readOutbox } from '../../../platform/mail';
import { freezeAccount } from '../freeze/freeze-account';
import { lockUser } from './lock-user';
import { unlockUser } from './unlock-user';

const world = withWorld();
const people = withRegistered(world);

/** Somebody with a mailbox, who locks and unlocks them, and what they were told of it since. */
async function someone() {
  const { account, user } = await people.registered();
  const { ctx } = await aStaffMember(world, 'SUPPORT');
  const userId = user.id;
  return {
    userId,
    lock: () => lockUser(ctx, { userId, reason: 'Two people use this account.' }),
    unlock: () => unlockUser(ctx, { userId, reason: 'Reviewed.' }),
    async mails() {
      const found = await readOutbox(world.config, 200);
      return found.filter(({ to, subject }) => to === account && subject.includes('locked'));
    },
    async inbox() {
      const { rows } = await world.sql.owner.query<{ kind: string; figures: object }>(
        `SELECT kind, figures FROM message WHERE user_id = $1 AND kind LIKE '%LOCKED' ORDER BY id`,
        [userId],
      );
      return rows;
    },
  };
}

const LOCKED = { kind: 'ACCOUNT_LOCKED', figures: { reason: 'Two people use this account.' } };

describe('M19: a lock by staff and its end', () => {
  it('are told once each, in the inbox and by mail, the lock with its reason', async () => {
    const person = await someone();
    await person.lock();
    expect(await person.inbox()).toEqual([LOCKED]);
    const [mail, ...more] = await person.mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Account locked');
    expect(mail?.body).toContain('Two people use this account.');
    await person.unlock();
    expect(await person.inbox()).toEqual([LOCKED, { kind: 'ACCOUNT_UNLOCKED', figures: {} }]);
    const subjects = (await person.mails()).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual(['Account locked', 'Account unlocked']);
  });

  it('are told apart from a freeze: who froze the account is not told that it is open', async () => {
    const person = await someone();
    const asUser = {
      userId: person.userId,
      sessionId: '0',
      lockReason: null,
      pass: false,
    } as const;
    await freezeAccount({ ...world.visitor, actor: { ...asUser, language: 'en' } });
    await person.lock();
    await person.unlock();
    expect(await person.inbox()).toEqual([LOCKED]);
    expect((await person.mails()).map(({ subject }) => subject)).toEqual(['Account locked']);
  });
});
