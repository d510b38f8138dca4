import { hashPassword } from '../../../platform/password';
import { readOutbox } from '../../../platform/mail';
import { holds } from '../../../testing/holds';
import { codeOf, someone } from '../../../testing/people/accounts';
import { refusalOf } from '../../../testing/recharges';
import { withWorld } from '../../../testing/suite';
import { advance, aUser, type Person } from '../../../testing/world';
import { messages } from '../../notifications';
import { sendCode } from '../codes/send-code';
import { useCode } from '../codes/use-code';
import { userById } from '../users';
import { changeContact } from './change-contact';

const world = withWorld();
const PASSWORD = 'harbour-7';

/** Somebody who signs in by an e-mail address and that password. */
async function somebody(): Promise<Person & { readonly email: string }> {
  const person = await aUser(world);
  const email = someone();
  await world.sql.owner.query('UPDATE app_user SET password_hash = $2, email = $3 WHERE id = $1', [
    person.userId,
    await hashPassword(PASSWORD),
    email,
  ]);
  return { ...person, email };
}

const change = ({ ctx }: Person, contact: string, code: string, password = PASSWORD) =>
  refusalOf(changeContact(ctx, { contact, code, password }));

async function sentTo({ ctx }: Person, contact: string): Promise<string> {
  await sendCode(ctx, { account: contact, scene: 'CONTACT' });
  return codeOf(world, contact);
}

const contactsOf = async ({ ctx, userId }: Person) => {
  const user = await userById(ctx, userId);
  return { email: user?.email, phone: user?.phone };
};

describe('A5: an e-mail or phone is changed by a code that was sent to the new one', () => {
  it('and told in the inbox, to the open app and at the old one', async () => {
    const ann = await somebody();
    const contact = someone();
    const heard: string[] = [];
    const stop = world.bus.on('messages', (ids) => heard.push(...ids));
    expect(await change(ann, contact.toUpperCase(), await sentTo(ann, contact))).toBe('OK');
    await holds(() => heard.includes(`${ann.userId}:${ann.userId}`));
    stop();
    expect(await contactsOf(ann)).toMatchObject({ email: contact });
    const [told] = (await readOutbox(world.config, 50)).filter(({ to }) => to === ann.email);
    expect(told?.body).toContain('***');
    expect(told?.body).not.toContain(contact);
    const [message] = await messages(ann.ctx, { first: 1, after: null });
    expect(message).toMatchObject({ kind: 'CONTACT_CHANGED' });
  });

  it('a phone stands beside the e-mail', async () => {
    const ann = await somebody();
    const phone = `+4917${String(Date.now()).slice(-8)}`;
    expect(await change(ann, phone, await sentTo(ann, phone))).toBe('OK');
    expect(await contactsOf(ann)).toEqual({ email: ann.email, phone });
  });

  it('by the login password as well: a session alone takes no account over', async () => {
    const ann = await somebody();
    const contact = someone();
    const code = await sentTo(ann, contact);
    expect(await change(ann, contact, code, 'wrong-1')).toBe('PASSWORD_WRONG');
    expect(await contactsOf(ann)).toMatchObject({ email: ann.email });
    expect(await change(ann, contact, code)).toBe('OK');
  });

  it('five wrong passwords make the account wait', async () => {
    const ann = await somebody();
    const contact = someone();
    const code = await sentTo(ann, contact);
    for (let n = 0; n < 5; n += 1)
      expect(await change(ann, contact, code, 'wrong-1')).toBe('PASSWORD_WRONG');
    expect(await change(ann, contact, code)).toBe('TOO_MANY_REQUESTS');
  });

  it('a code is used once, dies after five minutes, and is of its address alone', async () => {
    const ann = await somebody();
    const [first, second] = [someone(), someone()];
    const code = await sentTo(ann, first);
    expect(await change(ann, second, code)).toBe('CODE_WRONG');
    expect(await change(ann, first, '')).toBe('CODE_REQUIRED');
    expect(await change(ann, first, code)).toBe('OK');
    expect(await change(ann, first, code)).toBe('CODE_WRONG');
    const late = await sentTo(ann, second);
    await advance(world, 301);
    expect(await change(ann, second, late)).toBe('CODE_WRONG');
  });

  it('no code of another purpose serves', async () => {
    const ann = await somebody();
    const contact = someone();
    await sendCode(world.visitor, { account: contact, scene: 'REGISTER' });
    expect(await change(ann, contact, await codeOf(world, contact))).toBe('CODE_WRONG');
  });

  it('of somebody else gets a notice and no code: nobody learns whose it is, nobody takes it', async () => {
    const [ann, ben] = [await somebody(), await somebody()];
    const answers = [ben.email, someone()].map((account) =>
      sendCode(ann.ctx, { account, scene: 'CONTACT' }),
    );
    const [known, unknown] = await Promise.all(answers);
    expect(known).toEqual(unknown);
    expect(await codeOf(world, ben.email)).toBe('');
    expect(await change(ann, ben.email, '123456')).toBe('CODE_WRONG');
    expect(await contactsOf(ben)).toMatchObject({ email: ben.email });
  });

  it('that somebody took in the meantime is refused', async () => {
    const ann = await somebody();
    const contact = someone();
    const code = await sentTo(ann, contact);
    const ben = await aUser(world);
    await world.sql.owner.query('UPDATE app_user SET email = $2 WHERE id = $1', [
      ben.userId,
      contact,
    ]);
    expect(await change(ann, contact, code)).toBe('ACCOUNT_EXISTS');
  });

  it('a visitor gets no such code, and a user name is no contact', async () => {
    expect(await refusalOf(sendCode(world.visitor, { account: someone(), scene: 'CONTACT' }))).toBe(
      'LOGIN_REQUIRED',
    );
    const ann = await somebody();
    expect(await change(ann, 'ann.example', '123456')).toBe('ACCOUNT_FORMAT');
  });
});

describe('the server’s role changes no contact of its own', () => {
  it.each(['email', 'phone'])('%s: not by a statement', async (column) => {
    const { userId } = await aUser(world);
    const update = `UPDATE app_user SET ${column} = 'x@y.zz' WHERE id = $1`;
    await expect(world.sql.app.query(update, [userId])).rejects.toThrow(/permission denied/);
  });

  it('not by the function either, without a code that was used there, nor twice by one', async () => {
    const ann = await somebody();
    const contact = someone();
    const call = async (target: string) => {
      const { rows } = await world.sql.app.query<{ status: string }>(
        'SELECT change_contact($1, $2, $3) AS status',
        [ann.userId, target, '***'],
      );
      return rows[0]?.status;
    };
    expect(await call(contact)).toBe('CODE_WRONG');
    const code = await sentTo(ann, contact);
    expect(await call(contact)).toBe('CODE_WRONG');
    await useCode(ann.ctx, { target: contact, scene: 'CONTACT', code });
    expect(await call(contact)).toBe('OK');
    expect(await call(contact)).toBe('CODE_WRONG');
  });

  it('and none of a locked account', async () => {
    const ann = await somebody();
    const contact = someone();
    const code = await sentTo(ann, contact);
    await world.sql.owner.query(
      `UPDATE app_user SET locked_at = tarn_now(), lock_reason = 'Checked.' WHERE id = $1`,
      [ann.userId],
    );
    expect(await change(ann, contact, code)).toBe('ACCOUNT_LOCKED');
  });
});
