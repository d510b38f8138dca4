import { randomUUID } from 'node:crypto';
import { aSession, aStaffSession, graphql, legacy } from '../../testing/http';
import { refusalOf, type Approval } from '../../testing/recharges';
import {
  provenAfterEach,
  withReviewDesk,
  withServer,
  withWorld,
  withUndoWindow,
} from '../../testing/suite';
import { aStaffMember, aUser, purses, type Person, type StaffPerson } from '../../testing/world';
import {
  releaseReview,
  reviewSteps,
  sendBackReview,
  undoDecision,
  withdrawApproval,
} from '../reviews';
import { rechargeReview } from './recharge-review';

const world = withWorld();
const desk = withReviewDesk(world);
const server = withServer(world);
withUndoWindow(world);
provenAfterEach(world);

/** What stands in the finding of the first person, and nowhere else. */
const MARKS = ['11777.31', '1177731', '11,777.31', 'SEEN-BY-LENA', 'because the bank took a fee'];
const finding = { corrected: '11777.31', reason: 'because the bank took a fee' };
const shows = (text: string) => MARKS.filter((mark) => text.includes(mark));

/** First approved by Lena with another amount than was declared. */
async function halfApproved(): Promise<{ person: Person; id: string; reference: string }> {
  const person = await aUser(world);
  const id = await desk.submitted(person, '12000.00');
  const reference = `SEEN-BY-LENA-${id}`;
  await desk.take(desk.lena, id);
  await desk.approve(desk.lena, id, { ...finding, reference });
  return { person, id, reference };
}

const ROW = `id number version state reviewState decisionReason bankReference flags secondApprovalNeeded
  amount { amount } credited { amount } payerName remark firstApproval { amount { amount } bankReference reason }`;

const DETAIL = `${ROW} screenshotUrl sameImage
  firstApproval { at by { name } amount { amount } bankReference reason }
  history { at kind note by { name } finding { amount { amount } bankReference } }`;

/** Everything the console can ask of a request, as one text. */
async function asked(person: StaffPerson, id: string): Promise<string> {
  const console = await aStaffSession(world, person.staff.staffId);
  const ask = async (query: string, variables = {}) => {
    const { text, errors } = await graphql(server, { console, query, variables });
    expect(errors).toEqual([]);
    return text;
  };
  const list = (filter: string) =>
    ask(`{ recharges(first: 20, filter: ${filter}) { items { ${ROW} } } }`);
  const take = `mutation($input: RechargeTakeInput!) { rechargeHeartbeat(input: $input) {
    recharge { ${DETAIL} } userErrors { code message figures { name value } } } }`;
  const { version } = await desk.find(id);
  return [
    await ask(`query($id: ID!) { recharge(id: $id) { ${DETAIL} } }`, { id }),
    await list('{ tab: TO_REVIEW }'),
    await list('{ tab: MINE }'),
    await list('{}'),
    await ask(take, { input: { id, version } }),
    await ask(
      `query($subject: String) { auditEntries(first: 100, filter: { subject: $subject }) {
      items { action reason changes { field before after } } } }`,
      { subject: `recharge/${id}` },
    ),
  ].join('\n');
}

describe('O2: the second approval is blind', () => {
  it('no answer of the console tells the second person what the first one found', async () => {
    const { id } = await halfApproved();
    expect(shows(await asked(desk.ada, id))).toEqual([]);
    await desk.take(desk.ada, id);
    expect(shows(await asked(desk.ada, id))).toEqual([]);
    expect(shows(JSON.stringify(await reviewSteps(desk.ada.ctx, 'RECHARGE', id)))).toEqual([]);
    await releaseReview(desk.ada.ctx, rechargeReview, { id });
  });

  it('neither do searching for the reference and filtering by the amount', async () => {
    const { id, reference } = await halfApproved();
    const console = await aStaffSession(world, desk.ada.staff.staffId);
    const found = async (filter: string) => {
      const query = `{ recharges(first: 100, filter: ${filter}) { items { id } } }`;
      const { data } = await graphql(server, { console, query });
      const list = data?.recharges as unknown as { items: { id: string }[] } | undefined;
      if (!list) throw new Error('the list was refused');
      return list.items.some((one) => one.id === id);
    };
    expect(await found(`{ search: "${reference}" }`)).toBe(false);
    expect(await found('{ amountMin: "11999.99" }')).toBe(true);
    expect(await found('{ amountMin: "12000.01" }')).toBe(false);
  });

  it('the first person sees their own finding', async () => {
    const { id, reference } = await halfApproved();
    const console = await aStaffSession(world, desk.lena.staff.staffId);
    const query = `query($id: ID!) { recharge(id: $id) { firstApproval { amount { amount } bankReference reason } } }`;
    const { data } = await graphql(server, { console, query, variables: { id } });
    expect(data?.recharge).toEqual({
      firstApproval: {
        amount: { amount: '11777.31' },
        bankReference: reference,
        reason: finding.reason,
      },
    });
  });

  it('the user hears nothing of it before it is credited, on either way in', async () => {
    const { person, id } = await halfApproved();
    const token = await aSession(world, person.userId);
    const query = `query($id: ID!) { recharge(id: $id) { state amount { amount } credited { amount } auditStatus } }`;
    const { text } = await graphql(server, { token, query, variables: { id } });
    expect(shows(text)).toEqual([]);
    const records = await legacy(server, { path: 'user/recharge_record', token });
    expect(records.code).toBe(1);
    expect(shows(JSON.stringify([records.data, records.info]))).toEqual([]);
  });

  it('the role of the server cannot read it, whatever it asks', async () => {
    const { id } = await halfApproved();
    for (const sql of [
      'SELECT bank_reference FROM tarn.recharge',
      'SELECT approved_amount FROM tarn.recharge',
      'SELECT found FROM tarn.review_finding',
      `SELECT tarn.first_finding(v) FROM tarn.review v`,
    ]) {
      await expect(world.sql.app.query(sql)).rejects.toThrow(/permission denied/);
    }
    const { rows } = await world.sql.app.query(
      `SELECT r.*, to_jsonb(v) AS v, (SELECT jsonb_agg(e) FROM audit_entry e WHERE e.subject = 'recharge/' || r.id) AS e
       FROM recharge_request r JOIN review v ON v.subject_id = r.id WHERE r.id = $1`,
      [id],
    );
    expect(rows).toHaveLength(1);
    expect(shows(JSON.stringify(rows))).toEqual([]);
    const ofAda = 'SELECT * FROM review_findings($1, $2, $3)';
    const seen = await world.sql.app.query(ofAda, ['RECHARGE', id, desk.ada.staff.staffId]);
    expect(seen.rows).toEqual([]);
  });

  it('refusing it and undoing that shows nothing either', async () => {
    const { id } = await halfApproved();
    await desk.take(desk.ada, id);
    await desk.refuse(desk.ada, id);
    expect(shows(await asked(desk.ada, id))).toEqual([]);
    await undoDecision(desk.ada.ctx, rechargeReview, { id });
    expect(shows(await asked(desk.ada, id))).toEqual([]);
    await releaseReview(desk.ada.ctx, rechargeReview, { id });
  });

  it('withdrawing it shows nothing to whoever decides next', async () => {
    const { id } = await halfApproved();
    expect(await withdrawApproval(desk.lena.ctx, rechargeReview, { id })).toMatchObject({
      state: 'SUBMITTED',
      firstApprover: null,
    });
    expect(shows(await asked(desk.ada, id))).toEqual([]);
  });

  it('sending it back with a note shows nothing to whoever sent it', async () => {
    const { id } = await halfApproved();
    await desk.take(desk.ada, id);
    const note = 'Which account was it?';
    expect(await sendBackReview(desk.ada.ctx, rechargeReview, { id, note })).toMatchObject({
      state: 'SUBMITTED',
      firstApprover: null,
    });
    expect(shows(await asked(desk.ada, id))).toEqual([]);
  });
});

it('H8: while a refusal can be undone its user sees neither that it fell nor why, on either way in', async () => {
  const person = await aUser(world);
  const id = await desk.submitted(person, '200.00');
  await desk.take(desk.lena, id);
  await desk.refuse(desk.lena, id, 'It never arrived.');
  const token = await aSession(world, person.userId);
  const query = `query($id: ID!) { recharge(id: $id) { state decisionReason decidedAt } }`;
  const { data } = await graphql(server, { token, query, variables: { id } });
  expect(data?.recharge).toEqual({ state: 'IN_REVIEW', decisionReason: null, decidedAt: null });
  const record = { state: 'in_review', reaolae: '', time2: 0, time2_text: '' };
  const told = await legacy(server, { path: 'user/recharge_record', token });
  expect(told.data).toMatchObject([record]);
  await undoDecision(desk.lena.ctx, rechargeReview, { id });
  const after = await legacy(server, { path: 'user/recharge_record', token });
  expect(after.data).toMatchObject([record]);
});

describe('O2: where two people find the same', () => {
  it('it is credited as both found it, and the user reads the reason of the first', async () => {
    const { person, id, reference } = await halfApproved();
    await desk.take(desk.ada, id);
    const done = await desk.approve(desk.ada, id, {
      corrected: finding.corrected,
      reference: reference.toLowerCase(),
    });
    expect(done).toMatchObject({ decision: 'APPROVED', decisionReason: finding.reason });
    // Both are in: they are shown to everybody on the staff.
    const jun = await aStaffMember(world, 'ADMIN');
    expect(shows(await asked(jun, id))).toEqual(
      expect.arrayContaining(['11777.31', 'SEEN-BY-LENA']),
    );
    await undoDecision(desk.ada.ctx, rechargeReview, { id });
    await desk.refuse(desk.ada, id);
    expect((await purses(world, person)).available).toBe('0.00');
  });
});

describe('O2: where two people find something else', () => {
  it.each([
    ['another reference', { corrected: '11777.31', reference: 'FOUND-BY-ADA' }],
    ['another amount', { corrected: '11777.30' }],
    ['the declared amount', {}],
  ])('nobody’s approval stands, and both findings are shown: %s', async (_, own) => {
    const { person, id, reference } = await halfApproved();
    await desk.take(desk.ada, id);
    const key = randomUUID();
    const approval: Approval = { reference, ...own, key };
    const refused = desk.approve(desk.ada, id, approval);
    const figures = {
      amount: approval.corrected ?? '12000.00',
      reference: approval.reference,
      firstAmount: '11777.31',
      firstReference: reference,
    };
    await expect(refused).rejects.toMatchObject({ code: 'FINDINGS_DIFFER', figures });
    expect(await desk.find(id)).toMatchObject({
      state: 'SUBMITTED',
      firstApprover: null,
      secondApprover: null,
      takenBy: null,
      needsSecond: false,
      decision: null,
    });
    // The same key answers the same and does nothing again.
    await expect(desk.approve(desk.ada, id, approval)).rejects.toMatchObject({ figures });
    const steps = await reviewSteps(desk.ada.ctx, 'RECHARGE', id);
    expect(steps.map(({ kind, found }) => [kind, found?.reference ?? null])).toEqual([
      ['SUBMITTED', null],
      ['TAKEN', null],
      ['FIRST_APPROVED', reference],
      ['TAKEN', null],
      ['CONTRADICTED', approval.reference],
    ]);
    expect((await purses(world, person)).available).toBe('0.00');
  });

  it('the request is free again, its reference too, and is decided from the start', async () => {
    const { person, id, reference } = await halfApproved();
    await desk.take(desk.ada, id);
    expect(await refusalOf(desk.approve(desk.ada, id, { reference: 'OTHER' }))).toBe(
      'FINDINGS_DIFFER',
    );
    const other = await desk.submitted(person, '200.00');
    await desk.take(desk.lena, other);
    expect(await refusalOf(desk.approve(desk.lena, other, { reference }))).toBe('OK');
    await desk.take(desk.ada, id);
    expect((await desk.approve(desk.ada, id)).state).toBe('SECOND_APPROVAL');
    expect(await refusalOf(desk.take(desk.ada, id))).toBe('SECOND_PERSON_NEEDED');
  });

  it('O3: the log has both findings, and the seal of the first one fits what it found', async () => {
    const { id, reference } = await halfApproved();
    await desk.take(desk.ada, id);
    await desk.approve(desk.ada, id, { reference: 'OTHER' }).catch(() => undefined);
    const { rows } = await world.sql.owner.query<{
      action: string;
      after: Record<string, unknown>;
    }>(
      `SELECT action, after FROM audit_entry WHERE subject = $1 AND action ~ 'approve|contradict' ORDER BY seq`,
      [`recharge/${id}`],
    );
    const { rows: seals } = await world.sql.owner.query<{ seal: string }>(
      `SELECT encode(sha256(convert_to(f.found::text, 'UTF8')), 'hex') AS seal FROM review_finding f
       JOIN review_step s ON s.id = f.step_id JOIN review v ON v.id = s.review_id
       WHERE v.subject_id = $1 AND s.kind = 'FIRST_APPROVED'`,
      [id],
    );
    expect(rows).toMatchObject([
      { action: 'recharge.approve', after: { step: 'FIRST_APPROVED', sealed: seals[0]?.seal } },
      {
        action: 'recharge.contradict',
        after: {
          firstBy: desk.lena.staff.staffId,
          firstAmount: '1177731',
          firstReference: reference,
          amount: '1200000',
          reference: 'OTHER',
        },
      },
    ]);
    await expect(world.sql.owner.query(`UPDATE review_finding SET found = '{}'`)).rejects.toThrow(
      /never/,
    );
  });
});
