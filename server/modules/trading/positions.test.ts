import { randomUUID } from 'node:crypto';
import { SecondRiskNotice1763701110000 } from '../../../migrations/accounts/1763701110000-second-risk-notice';
import { parseMoney } from '../../../schema/money';
import { isRefusal } from '../../platform/domain-error';
import { withWorld } from '../../testing/suite';
import { aUserWith, instrumentId, quote, type Person } from '../../testing/world';
import { placeOrder, type PlaceOrder } from './place-order';

/** Of the risk notice that every platform begins with. */
const RISK_NOTICE_ID = '2';

const world = withWorld();

const stake = async (person: Person, dollars: string, more: Partial<PlaceOrder> = {}) =>
  placeOrder(person.ctx, {
    instrumentId: await instrumentId(world),
    direction: 'UP',
    amount: parseMoney('USD', dollars),
    multiple: 1,
    durationSeconds: 300,
    idempotencyKey: randomUUID(),
    ...more,
  }).then(
    () => 'OK',
    (error: unknown) => (isRefusal(error) ? error.code : String(error)),
  );

describe('M9: open positions', () => {
  it('count the new stake: 20,000.00 in all is accepted, a cent more is refused', async () => {
    await quote(world, '91250.40');
    const ann = await aUserWith(world, '30000.00');
    for (let n = 0; n < 3; n += 1) expect(await stake(ann, '5000.00')).toBe('OK');
    expect(await stake(ann, '4990.00')).toBe('OK');
    expect(await stake(ann, '10.01')).toBe('POSITION_MAX');
    expect(await stake(ann, '10.00')).toBe('OK');
    expect(await stake(ann, '10.00')).toBe('POSITION_MAX');
  });

  it('count the new stake where what is frozen, with fees, lies below the limit still', async () => {
    await quote(world, '91250.40');
    const ann = await aUserWith(world, '30000.00');
    for (let n = 0; n < 3; n += 1) expect(await stake(ann, '5000.00')).toBe('OK');
    expect(await stake(ann, '4500.00')).toBe('OK');
    expect(await stake(ann, '500.01')).toBe('POSITION_MAX');
    expect(await stake(ann, '500.00')).toBe('OK');
  });

  it('hold when ten orders come at once', async () => {
    await quote(world, '91250.40');
    const ann = await aUserWith(world, '90000.00');
    const answers = await Promise.all(Array.from({ length: 10 }, () => stake(ann, '5000.00')));
    expect(answers.filter((answer) => answer === 'OK')).toHaveLength(4);
  });
});

describe('H3: the risk notice', () => {
  const acknowledgedAt = async ({ userId }: Person) => {
    const { rows } = await world.sql.app.query<{ at: Date | null }>(
      'SELECT risk_acknowledged_at AS at FROM app_user WHERE id = $1',
      [userId],
    );
    return rows[0]?.at ?? null;
  };
  const newcomer = async () => {
    const ann = await aUserWith(world, '100.00');
    await world.sql.owner.query('UPDATE app_user SET risk_acknowledged_at = NULL WHERE id = $1', [
      ann.userId,
    ]);
    await quote(world, '91250.40');
    return ann;
  };

  it('is needed before the first order', async () => {
    expect(await stake(await newcomer(), '10.00')).toBe('RISK_NOTICE_REQUIRED');
  });

  it('is asked for again, of everybody, when its words have changed', async () => {
    const ann = await aUserWith(world, '100.00');
    await quote(world, '91250.40');
    expect(await stake(ann, '10.00')).toBe('OK');
    const { owner } = world.sql;
    await new SecondRiskNotice1763701110000().up({ query: owner.query.bind(owner) } as never);
    expect(await stake(ann, '10.00')).toBe('RISK_NOTICE_REQUIRED');
    expect(await stake(ann, '10.00', { riskNoticeId: RISK_NOTICE_ID })).toBe('OK');
  });

  it('is acknowledged with an order that opens', async () => {
    const ann = await newcomer();
    expect(await stake(ann, '10.00', { riskNoticeId: RISK_NOTICE_ID })).toBe('OK');
    const first = await acknowledgedAt(ann);
    expect(first).toBeInstanceOf(Date);
    expect(await stake(ann, '11.00', { riskNoticeId: RISK_NOTICE_ID })).toBe('OK');
    expect(await acknowledgedAt(ann)).toEqual(first);
  });

  it.each([
    ['5000.00', 'BALANCE_TOO_LOW'],
    ['9.00', 'STAKE_TOO_SMALL'],
  ])('stays unacknowledged with an order of %s that is refused', async (dollars, code) => {
    const ann = await newcomer();
    expect(await stake(ann, dollars, { riskNoticeId: RISK_NOTICE_ID })).toBe(code);
    expect(await acknowledgedAt(ann)).toBeNull();
  });

  it.each(['0', '1', '02', 'two'])('%s is not the one in force', async (riskNoticeId) => {
    const ann = await newcomer();
    expect(await stake(ann, '10.00', { riskNoticeId })).toBe('PARAM_INVALID');
    expect(await acknowledgedAt(ann)).toBeNull();
  });
});
