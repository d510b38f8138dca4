import { withInvitation } from '../../testing/people/invitation';
import { faultAfter } from '../../testing/money/tampering';
import { withCreditDesk, withVerificationDesk, withWorld } from '../../testing/suite';
import { prove } from '../ledger';
import { invitationChecks } from './checks';

const world = withWorld();
const desk = withInvitation(world, withCreditDesk(world), withVerificationDesk(world));

it('M3: a reward that its claim does not carry is named by the verifier', async () => {
  await desk.paying();
  const person = await desk.inviter(1);
  const id = await desk.claim(person);
  await desk.paid(id);
  expect(await prove(world.sql.verify)).toBeNull();
  const [named] = Object.keys(invitationChecks);
  for (const set of [
    'recharge_id = NULL',
    'amount = amount + 1',
    'user_id = (SELECT max(id) FROM app_user)',
  ]) {
    const statement = `UPDATE reward_claim SET ${set} WHERE id = ${id}`;
    const fault = await faultAfter(world, ['reward_claim'], [statement]);
    expect([set, fault?.check]).toEqual([set, named]);
  }
  expect(await prove(world.sql.verify)).toBeNull();
});
