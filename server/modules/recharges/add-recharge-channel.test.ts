import { auditEntriesOf } from '../../testing/people/audit';
import { refusalOf } from '../../testing/recharges';
import { withReviewDesk, withWorld } from '../../testing/suite';
import { addRechargeChannel } from './add-recharge-channel';
import { rechargeChannels } from './channels';

const world = withWorld();
const desk = withReviewDesk(world);

describe('O3: who is on the staff', () => {
  it('and a channel for money too, which customer service cannot add', async () => {
    const add = (staffId: string) =>
      world.sql.app.query(
        `SELECT add_recharge_channel($1, 'BANK', '{}', '[]', '{}', 1, 2, 5, 'here') AS id`,
        [staffId],
      );
    await expect(add(desk.lena.staff.staffId)).rejects.toThrow(/no administrator/);
    const { rows } = await add(desk.ada.staff.staffId);
    const [row] = rows as { id: string }[];
    expect(await auditEntriesOf(world, `channel/${row?.id ?? ''}`)).toEqual([
      `staff/${desk.ada.staff.staffId} channel.add`,
    ]);
  });
});

it('a channel that an administrator adds is offered; one of customer service is not', async () => {
  const texts = { details: [], notes: {} };
  const channel = { kind: 'USDT', ...texts, sort: 2, min: 10_000n, max: 20_000n } as const;
  await addRechargeChannel(desk.ada.ctx, { ...channel, titles: { en: 'Added' } });
  expect(
    await refusalOf(addRechargeChannel(desk.lena.ctx, { ...channel, titles: { en: 'Not added' } })),
  ).toMatch(/no administrator/);
  const offered = (await rechargeChannels(world.visitor)).map(({ titles }) => titles.en);
  expect(offered).toContain('Added');
  expect(offered).not.toContain('Not added');
});
