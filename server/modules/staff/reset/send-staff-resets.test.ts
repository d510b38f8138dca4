import { readOutbox } from '../../../platform/mail';
import { refusalOf } from '../../../testing/recharges';
import { withWorld } from '../../../testing/suite';
import { aStaffMember } from '../../../testing/world';
import { askStaffReset } from './ask-staff-reset';
import { resetStaffPassword } from './reset-staff-password';
import { sendStaffResets } from './send-staff-resets';

const world = withWorld();

it('sends each link once, again after a mail that did not go out, and of two sent at once one opens', async () => {
  const { staff } = await aStaffMember(world, 'SUPPORT');
  const { rows } = await world.sql.owner.query<{ email: string }>(
    'SELECT email FROM staff WHERE id = $1',
    [staff.staffId],
  );
  const email = rows[0]?.email ?? '';
  await askStaffReset(world.visitor, email);
  const down = { ...world.visitor, config: { ...world.config, mode: 'live' as const } };
  await expect(sendStaffResets(down)).rejects.toThrow('no mail provider');
  await Promise.all([sendStaffResets(world.visitor), sendStaffResets(world.visitor)]);
  await sendStaffResets(world.visitor);
  const mails = (await readOutbox(world.config, 20)).filter(({ to }) => to === email);
  const tokens = mails.map(({ body }) => /token=([\w-]{43})/.exec(body)?.[1] ?? '');
  expect(tokens.length).toBeGreaterThan(0);
  const chosen = { password: 'own-choice-7', passwordRepeat: 'own-choice-7' };
  const answers: string[] = [];
  for (const token of tokens)
    answers.push(await refusalOf(resetStaffPassword(world.visitor, { token, ...chosen })));
  expect(answers.filter((answer) => answer === 'OK')).toHaveLength(1);
});
