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
  const [named, terms] = Object.keys(invitationChecks);
  for (const set of [
    'recharge_id = NULL',
    'amount = amount + 1',
    'user_id = (SELECT max(id) FROM app_user)',
  ]) {
    const statement = `UPDATE reward_claim SET ${set} WHERE id = ${id}`;
    const fault = await faultAfter(world, ['reward_claim'], [statement]);
    expect([set, fault?.check]).toEqual([set, named]);
  }
  const other = await desk.claim(await desk.inviter(1));
  for (const set of ['terms_version = NULL', 'tier = 2', 'amount = amount + 1', 'need = 2']) {
    const statement = `UPDATE reward_claim SET ${set} WHERE id = ${other}`;
    const undone = 'ALTER TABLE reward_claim ALTER COLUMN terms_version DROP NOT NULL';
    const fault = await faultAfter(world, ['reward_claim'], [undone, statement]);
    expect([set, fault?.check, fault?.subject]).toEqual([set, terms, `claim ${other}`]);
  }
  expect(await prove(world.sql.verify)).toBeNull();
});
