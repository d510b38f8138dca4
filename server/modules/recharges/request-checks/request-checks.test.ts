import type { RequestCheck } from '../../../../schema/request-checks';
import { aSession, aStaffSession, graphql } from '../../../testing/http';
import { refusalOf, type ReviewDesk } from '../../../testing/recharges';
import { withReviewDesk, withServer, withWorld } from '../../../testing/suite';
import { aUser } from '../../../testing/world';
import { requestChecks } from './request-checks';

const world = withWorld();
const desk = withReviewDesk(world);
const server = withServer(world);

const justNow = () => world.visitor.now();

async function answerOf(check: RequestCheck, id: string, reference: string | null = null) {
  const asked = { id, reference, registeredAt: justNow };
  const answers = await requestChecks(desk.lena.ctx, asked);
  return answers.find((answer) => answer.check === check);
}

async function credited(person: Parameters<ReviewDesk['submitted']>[0], reference: string) {
  const id = await desk.submitted(person, '200.00', { payerName: 'Ann  Lee' });
  await desk.take(desk.lena, id);
  await desk.approve(desk.lena, id, { reference });
  return id;
}

const QUERY = `query Q($id: ID!, $reference: String) { rechargeChecks(id: $id, reference: $reference) {
  check level reason figures { name value } others { id user { id accountMasked } screenshotUrl } } }`;

describe('what the desk looks up beside the picture', () => {
  it('compares the receiving details with those shown at submit, and names a closed channel', async () => {
    const id = await desk.submitted(await aUser(world), '200.00');
    expect(await answerOf('RECEIVING', id)).toMatchObject({ reason: 'RECEIVING_SAME' });
    const change = (set: string) =>
      world.sql.owner.query(`UPDATE recharge_channel SET ${set} WHERE id = $1`, [desk.channel]);
    await change('open = false');
    expect(await answerOf('RECEIVING', id)).toMatchObject({ reason: 'RECEIVING_CLOSED' });
    await change(`open = true, details = '[{"label": "ACCOUNT", "value": "NEW"}]'`);
    expect(await answerOf('RECEIVING', id)).toMatchObject({ reason: 'RECEIVING_CHANGED' });
    await expect(
      world.sql.owner.query('UPDATE recharge SET receiving_hash = NULL WHERE id = $1', [id]),
    ).rejects.toThrow(/stays as it was shown/);
    await change(`details = '[]'`);
  });

  it('knows the payers of credited requests alone, whatever case and gaps', async () => {
    const ann = await aUser(world);
    const first = await desk.submitted(ann, '200.00', { payerName: 'ANN LEE' });
    expect(await answerOf('PAYER', first)).toMatchObject({ reason: 'PAYER_FIRST' });
    await credited(ann, 'PAYER-1');
    expect(await answerOf('PAYER', first)).toMatchObject({ reason: 'PAYER_KNOWN' });
    const other = await desk.submitted(ann, '200.00', { payerName: 'Bob Roe' });
    expect(await answerOf('PAYER', other)).toMatchObject({ level: 'AMBER', reason: 'PAYER_OTHER' });
  });

  it('counts and sums what was credited, refused and is open, of this user alone', async () => {
    const [ann, ben] = await Promise.all([aUser(world), aUser(world)]);
    await credited(ann, 'SUMS-1');
    await desk.submitted(ben, '700.00');
    const refused = await desk.submitted(ann, '150.00');
    await desk.take(desk.lena, refused);
    await desk.refuse(desk.lena, refused);
    const open = await desk.submitted(ann, '300.00');
    const id = await desk.submitted(ann, '300.00');
    expect(await answerOf('EARLIER', id)).toMatchObject({
      reason: 'EARLIER_REFUSED',
      figures: { credited: '1', creditedSum: '200.00', refused: '1', refusedSum: '150.00' },
    });
    expect(await answerOf('OPEN', id)).toMatchObject({
      reason: 'OPEN_SAME_AMOUNT',
      figures: { count: '1', sum: '300.00' },
      otherIds: [open],
    });
  });

  it('finds the same picture with another user, whose name stays masked', async () => {
    const [ann, ben] = await Promise.all([aUser(world), aUser(world)]);
    await world.sql.owner.query(`UPDATE app_user SET email = 'ann.secret@x.tarn' WHERE id = $1`, [
      ann.userId,
    ]);
    const first = await desk.submitted(ann, '200.00', { shade: 240 });
    const id = await desk.submitted(ben, '300.00', { shade: 240 });
    const cookie = await aStaffSession(world, desk.lena.staff.staffId);
    const { text } = await graphql(server, { query: QUERY, variables: { id }, console: cookie });
    expect(text).not.toContain('ann.secret');
    const { data } = JSON.parse(text) as {
      data: {
        rechargeChecks: { check: string; others: { id: string; screenshotUrl: string }[] }[];
      };
    };
    const picture = data.rechargeChecks.find(({ check }) => check === 'PICTURE');
    expect(picture).toMatchObject({ reason: 'PICTURE_OF_OTHER_USER', others: [{ id: first }] });
    const url = `${server.url}${picture?.others[0]?.screenshotUrl ?? ''}`;
    expect((await fetch(url)).status).toBe(200);
    expect((await fetch(url.split('?')[0] ?? '')).status).toBe(404);
  });

  it('finds a reference on a credited request, typed or in the remark', async () => {
    const ann = await aUser(world);
    const first = await credited(ann, 'SEPA 4711');
    const id = await desk.submitted(ann, '200.00', { remark: 'paid, see SEPA-0815' });
    expect(await answerOf('REFERENCE', id)).toMatchObject({ reason: 'REFERENCE_NEW' });
    expect(await answerOf('REFERENCE', id, ' sepa  4711')).toMatchObject({
      reason: 'REFERENCE_CREDITED',
      otherIds: [first],
    });
    const silent = await desk.submitted(ann, '210.00');
    expect(await answerOf('REFERENCE', silent)).toMatchObject({ reason: 'REFERENCE_NONE' });
    await credited(ann, 'SEPA-0815');
    expect(await answerOf('REFERENCE', id)).toMatchObject({ reason: 'REFERENCE_CREDITED' });
  });

  it('O2: says nothing of a reference that a first approver found on an open request', async () => {
    const [ann, ben] = await Promise.all([aUser(world), aUser(world)]);
    const large = await desk.submitted(ann, '12000.00');
    await desk.take(desk.lena, large);
    await desk.approve(desk.lena, large, { reference: 'BLIND-77' });
    const id = await desk.submitted(ben, '200.00');
    for (const asked of [large, id]) {
      expect(await answerOf('REFERENCE', asked, 'BLIND-77')).toMatchObject({
        reason: 'REFERENCE_NEW',
        otherIds: [],
      });
    }
  });

  it('points out an account that was opened within a day of the request', async () => {
    const id = await desk.submitted(await aUser(world), '200.00');
    expect(await answerOf('ACCOUNT_AGE', id)).toMatchObject({ reason: 'AGE_NEW' });
    const since = new Date((await justNow()).getTime() - 3 * 86_400_000);
    const answers = await requestChecks(desk.lena.ctx, {
      id,
      reference: null,
      registeredAt: () => Promise.resolve(since),
    });
    expect(answers.at(-1)).toMatchObject({ reason: 'AGE_DAYS' });
  });
});

describe('A1: whom it is told', () => {
  it('not to users nor to visitors, and not of requests that are none', async () => {
    const ann = await aUser(world);
    const id = await desk.submitted(ann, '200.00');
    expect(
      await refusalOf(requestChecks(ann.ctx, { id, reference: null, registeredAt: justNow })),
    ).toBe('LOGIN_REQUIRED');
    const token = await aSession(world, ann.userId);
    const asUser = await graphql(server, { query: QUERY, variables: { id }, console: token });
    expect([asUser.data, asUser.errors[0]?.extensions?.code]).toEqual([null, 'UNAUTHENTICATED']);
    const cookie = await aStaffSession(world, desk.lena.staff.staffId);
    for (const wrong of ['0', '-1', '99999999', 'x', '1; DROP TABLE recharge']) {
      const variables = { id: wrong };
      const answer = await graphql(server, { query: QUERY, variables, console: cookie });
      expect([answer.data, answer.status < 500]).toEqual([null, true]);
    }
  });
});
