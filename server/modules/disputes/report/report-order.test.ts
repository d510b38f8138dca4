import { createHash } from 'node:crypto';
import { checkProof } from '../../../../schema/proof/check-proof';
import { withDisputes } from '../../../testing/people/disputes';
import { sealAll } from '../../../testing/people/sealed';
import { whileFirstBlockStandsLater } from '../../../testing/proof/first-block';
import { aSession, graphql } from '../../../testing/http';
import { refusalOf } from '../../../testing/recharges';
import { withServer, withWorld } from '../../../testing/suite';
import { advance, aUserWith, quote, waitsForALock } from '../../../testing/world';
import { lockUser } from '../../accounts';
import { nodeTools, publishedBlocks } from '../../proof';
import { orderById } from '../../trading';
import { attachedCertificate, certificatesOf, reportableUntil } from '../disputes';
import { attachCertificates } from './attach-certificates';
import { askSecondLook, reportOrder } from './report-order';

const world = withWorld();
const server = withServer(world);
const desk = withDisputes(world);
const DAY = 24 * 3_600;

beforeAll(async () => {
  await quote(world, '100.00');
  await sealAll(world);
});

const REPORT = `mutation ($input: OrderReportInput!) { orderReport(input: $input) {
  userErrors { code }
  order { dispute { certificate secondLookUntil reports { look state note reason } } } } }`;

async function reported() {
  const { person, orders } = await desk.lost();
  const orderId = orders[0]?.id ?? '';
  return { person, orderId, id: await reportOrder(person.ctx, { orderId, note: null }) };
}

const byItself = (user: string, order: string, look = 1) =>
  world.sql.owner.query('INSERT INTO dispute (user_id, order_id, look) VALUES ($1, $2, $3)', [
    ...[user, order, look],
  ]);

describe('a report of a settlement', () => {
  it('H8: is shown to its user with its state and a promised time, and nothing is decided by time', async () => {
    const { person, orders } = await desk.lost();
    const token = await aSession(world, person.userId);
    const ask = { orderId: orders[0]?.id, note: '  It fell one second later.  ' };
    const { data } = await graphql(server, { query: REPORT, variables: { input: ask }, token });
    expect(data).toEqual({
      orderReport: {
        userErrors: [],
        order: {
          dispute: {
            certificate: 'PENDING',
            secondLookUntil: null,
            reports: [
              { look: 1, state: 'UNDER_REVIEW', note: 'It fell one second later.', reason: null },
            ],
          },
        },
      },
    });
  });

  it('M8: is made once an order, however many ask at once', async () => {
    const { person, orders } = await desk.lost();
    const asked = { orderId: orders[0]?.id ?? '', note: 'Look at it.' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => refusalOf(reportOrder(person.ctx, asked))),
    );
    expect(answers.filter((one) => one === 'OK')).toHaveLength(1);
    expect(answers.filter((one) => one === 'ALREADY_DISPUTED')).toHaveLength(49);
    await expect(byItself(person.userId, asked.orderId)).rejects.toThrow(/dispute_once_an_order/);
  });

  it('M8: waits for one of the same order that is under way, and is told of it', async () => {
    const { person, orders } = await desk.lost();
    const orderId = orders[0]?.id ?? '';
    const first = await world.sql.app.connect();
    try {
      await first.query('BEGIN');
      await first.query('SELECT report_order($1, $2, 1, NULL)', [person.userId, orderId]);
      const second = refusalOf(reportOrder(person.ctx, { orderId }));
      expect(await waitsForALock(world, second)).toBe(true);
      await first.query('COMMIT');
      expect(await second).toBe('ALREADY_DISPUTED');
    } finally {
      first.release();
    }
  });

  it('A2: is of an own order: somebody else’s looks missing, by the act and by SQL', async () => {
    const { orders, person } = await desk.lost();
    const orderId = orders[0]?.id ?? '';
    const bo = await aUserWith(world, '10.00');
    const token = await aSession(world, bo.userId);
    const input = { orderId, note: null };
    const { data } = await graphql(server, { query: REPORT, variables: { input }, token });
    const missing = { orderReport: { order: null, userErrors: [{ code: 'ORDER_NOT_FOUND' }] } };
    expect(data).toEqual(missing);
    expect(await refusalOf(askSecondLook(bo.ctx, { orderId }))).toBe('ORDER_NOT_FOUND');
    for (const other of ['999999999', 'x', "1' OR '1", ''])
      expect(await refusalOf(reportOrder(bo.ctx, { orderId: other }))).toBe('ORDER_NOT_FOUND');
    expect(await refusalOf(reportOrder(world.visitor, { orderId }))).toBe('LOGIN_REQUIRED');
    await expect(byItself(bo.userId, orderId)).rejects.toThrow(/not a settled one of user/);
    await expect(
      world.sql.app.query('INSERT INTO dispute (user_id, order_id, look) VALUES ($1, $2, 1)', [
        ...[person.userId, orderId],
      ]),
    ).rejects.toThrow(/permission denied/);
  });

  it('is of a settled order', async () => {
    const person = await aUserWith(world, '100.00');
    await quote(world, '100.00');
    const { id } = await desk.open(person, 1_000);
    expect(await refusalOf(reportOrder(person.ctx, { orderId: id }))).toBe('ORDER_NOT_FOUND');
    await expect(byItself(person.userId, id)).rejects.toThrow(/not a settled one of user/);
  });

  it('keeps the words of its user as plain text, bounded', async () => {
    const { person, orders } = await desk.lost(3);
    const [one, two, three] = orders.map(({ id }) => id);
    const hostile = "<img src=x onerror=alert(1)>\n‮ {{order}} %{name} '; DROP TABLE dispute; --";
    const id = await reportOrder(person.ctx, { orderId: one ?? '', note: hostile });
    expect((await desk.one(id)).note).toContain("'; DROP TABLE dispute; --");
    for (const note of ['a\u0000b', '\ud800', 'x'.repeat(1_001)])
      expect(await refusalOf(reportOrder(person.ctx, { orderId: two ?? '', note }))).toBe(
        'PARAM_INVALID',
      );
    const silent = await reportOrder(person.ctx, { orderId: three ?? '', note: ' \n ' });
    expect((await desk.one(silent)).note).toBeNull();
  });

  it('M19: is not made from a locked account; one that was made goes on to its decision', async () => {
    const { id, person, orderId } = await reported();
    const { orders } = await desk.lost();
    await lockUser(desk.who('lena').ctx, { userId: person.userId, reason: 'Looked into.' });
    expect(await refusalOf(reportOrder(person.ctx, { orderId }))).toBe('ACCOUNT_LOCKED');
    await desk.foundRight('max', id);
    expect((await desk.one(id)).reviewState).toBe('FAILED');
    expect(orders).toHaveLength(1);
  });

  it('M9: twenty are made in a day, and more the day after', async () => {
    const { person, orders } = await desk.lost(21);
    const answers = await Promise.all(
      orders.map(({ id: orderId }) => refusalOf(reportOrder(person.ctx, { orderId }))),
    );
    expect(answers.filter((one) => one === 'OK')).toHaveLength(20);
    const left = orders[answers.indexOf('TOO_MANY_REQUESTS')]?.id ?? '';
    await advance(world, DAY + 1);
    expect(await refusalOf(reportOrder(person.ctx, { orderId: left }))).toBe('OK');
  });

  it('A7: is made within thirty days of the settlement, to the second it is shown', async () => {
    const { person, orders } = await desk.lost(2);
    const [one, two] = orders.map(({ id }) => id);
    const settled = await orderById(world.visitor, person.userId, one ?? '');
    const until = settled && (await reportableUntil(world.visitor, settled));
    const left = (until?.getTime() ?? 0) - (await world.visitor.now()).getTime();
    await advance(world, left / 1_000 - 5);
    expect(await refusalOf(reportOrder(person.ctx, { orderId: one ?? '' }))).toBe('OK');
    await advance(world, 10);
    await expect(reportOrder(person.ctx, { orderId: two ?? '' })).rejects.toMatchObject({
      code: 'DISPUTE_LATE',
      field: 'orderId',
      figures: { days: '30' },
    });
    await expect(byItself(person.userId, two ?? '')).rejects.toThrow(/reported too late/);
  });
});

/** What is published of these blocks: by their numbers, for the newest heads go back minutes only. */
async function published(numbers: readonly number[]): Promise<string> {
  const answers = await Promise.all(
    numbers.map((n) =>
      publishedBlocks(world.visitor, { from: String(n), to: String(n), numbers: null }),
    ),
  );
  const { format, keys } = answers[0] ?? { format: 'blocks/1', keys: [] };
  return JSON.stringify({ format, keys, blocks: answers.flatMap(({ blocks }) => blocks) });
}

describe('the certificate of a report', () => {
  it('P13: is attached as soon as it is sealed, stays as it was signed, and proves the settlement', async () => {
    const { id } = await reported();
    expect(await certificatesOf(world.visitor, [id])).toEqual([{ state: 'PENDING', sha256: null }]);
    await sealAll(world);
    await Promise.all([attachCertificates(world.visitor), attachCertificates(world.visitor)]);
    const text = (await attachedCertificate(world.visitor, id)) ?? '';
    const { blocks } = await checkProof(nodeTools, text, null);
    expect((await checkProof(nodeTools, text, await published(blocks))).fault).toBeNull();
    const sha256 = createHash('sha256').update(text).digest('hex');
    expect(await certificatesOf(world.visitor, [id])).toEqual([{ state: 'ATTACHED', sha256 }]);
    for (const change of [
      `UPDATE dispute_certificate SET body = body || ' ' WHERE dispute_id = $1`,
      `UPDATE dispute_certificate SET body = 'x', sha256 = sha256('x') WHERE dispute_id = $1`,
      'DELETE FROM dispute_certificate WHERE dispute_id = $1',
      'UPDATE dispute SET certificate_at = NULL WHERE id = $1',
      `UPDATE dispute SET note = 'Something else.' WHERE id = $1`,
      'DELETE FROM dispute WHERE id = $1',
    ])
      await expect(world.sql.owner.query(change, [id])).rejects.toThrow();
    const { rows } = await world.sql.app.query<{ kept: boolean }>(
      `SELECT keep_certificate($1, 'another') AS kept`,
      [id],
    );
    expect(rows).toEqual([{ kept: false }]);
  });

  it('is there at once where the order is sealed already, and of one from before seals there is none', async () => {
    const { person, orders } = await desk.lost(2);
    await sealAll(world);
    const [one, two] = orders.map(({ id }) => id);
    const id = await reportOrder(person.ctx, { orderId: one ?? '' });
    expect((await certificatesOf(world.visitor, [id]))[0]?.state).toBe('ATTACHED');
    let old = '';
    await whileFirstBlockStandsLater(world, async () => {
      old = await reportOrder(person.ctx, { orderId: two ?? '' });
    });
    expect(await certificatesOf(world.visitor, [old])).toEqual([{ state: 'NONE', sha256: null }]);
  });

  it('of somebody whose books were changed holds up no other, and no report', async () => {
    const { person, orders } = await desk.lost(3);
    const [older, changed, late] = orders.map(({ id }) => id);
    const first = await reportOrder(person.ctx, { orderId: older ?? '' });
    const second = await reportOrder(person.ctx, { orderId: changed ?? '' });
    await sealAll(world);
    const opened = (by: string) =>
      world.sql.owner.query(
        `ALTER TABLE trade_order DISABLE TRIGGER USER;
         UPDATE trade_order SET open_quote_at = open_quote_at ${by} interval '1 minute'
           WHERE id IN (${changed ?? ''}, ${late ?? ''});
         ALTER TABLE trade_order ENABLE TRIGGER USER`,
      );
    await opened('-');
    try {
      await expect(attachCertificates(world.visitor)).rejects.toThrow();
      const third = await reportOrder(person.ctx, { orderId: late ?? '' });
      const states = await certificatesOf(world.visitor, [first, second, third]);
      expect(states.map(({ state }) => state)).toEqual(['ATTACHED', 'PENDING', 'PENDING']);
    } finally {
      await opened('+');
    }
  });
});
