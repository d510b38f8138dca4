import { generateSync } from 'otplib';
import { addUser, readSession } from '../../modules/accounts';
import { beginSecondFactor } from '../../modules/accounts/second-factor/begin-second-factor';
import { confirmSecondFactor } from '../../modules/accounts/second-factor/confirm-second-factor';
import type { Context } from '../../platform/context';
import { aSession } from '../http';
import { advance, type World } from '../world';
import { registering, someone } from './accounts';

/** Somebody who is signed in and can sign in, by the password of `registering`. */
export async function aPerson(world: World, fundPassword: string | null = null) {
  const account = someone();
  const { id: userId } = await addUser(world.visitor, {
    name: { kind: 'email', value: account },
    userName: null,
    inviterId: null,
    password: registering.password,
    fundPassword,
    riskAcknowledged: true,
  });
  const token = await aSession(world, userId);
  const ctx: Context = { ...world.visitor, actor: await readSession(world.visitor, token) };
  return { account, userId, token, ctx };
}

/** What the authenticator app shows now. */
export async function codeOfApp(world: World, setupKey: string): Promise<string> {
  const epoch = Math.floor((await world.visitor.now()).getTime() / 1_000);
  return generateSync({ secret: setupKey, epoch });
}

/** A code that is none of this key, now or half a minute around. */
export async function wrongCode(world: World, setupKey: string): Promise<string> {
  const epoch = Math.floor((await world.visitor.now()).getTime() / 1_000);
  const right = [-60, -30, 0, 30, 60].map((by) =>
    generateSync({ secret: setupKey, epoch: epoch + by }),
  );
  const all = ['111111', '222222', '333333', '444444', '555555', '666666'];
  return all.find((code) => !right.includes(code)) ?? '';
}

/** The same with a second factor; the code that confirmed it is used up. */
export async function aPersonWithFactor(world: World, fundPassword: string | null = null) {
  const person = await aPerson(world, fundPassword);
  const { setupKey } = await beginSecondFactor(person.ctx, { password: registering.password });
  const code = await codeOfApp(world, setupKey);
  const recoveryCodes = await confirmSecondFactor(person.ctx, { code });
  await advance(world, 31);
  return { ...person, setupKey, recoveryCodes };
}
