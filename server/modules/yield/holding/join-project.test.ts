import { holds } from '../../../testing/holds';
import { randomUUID } from 'node:crypto';
import { usd } from '../../../../schema/money';
import { freezeAccount, lockUser } from '../../accounts';
import { provenAfterEach, withProjectDesk, withWorld } from '../../../testing/suite';
import { advance, aUserWith, type Person } from '../../../testing/world';
import { joinProject, type JoinProject } from './join-project';

/** Whether somebody joins who waits for a lock. */
const WAITS = `
  SELECT EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database()
    AND wait_event_type = 'Lock' AND query LIKE '%join_project%')`;

const world = withWorld();
const desk = withProjectDesk(world);
provenAfterEach(world);

const DAY_MS = 86_400_000;
const later = async (days: number) =>
  new Date((await world.visitor.now()).getTime() + days * DAY_MS);

async function asking(projectId: string, cents: number, more: Partial<JoinProject> = {}) {
  const termsId = await desk.termsOf(projectId);
  return { projectId, amount: usd(cents), termsId, idempotencyKey: randomUUID(), ...more };
}
const join = async (
  person: Person,
  projectId: string,
  cents = 20_000,
  more: Partial<JoinProject> = {},
) => joinProject(person.ctx, await asking(projectId, cents, more));
const holdingsOf = ({ userId }: Person) =>
  desk.one<string>('SELECT count(*) FROM yield_holding WHERE user_id = $1', [userId]);

describe('joining a project', () => {
  it('moves cash to the purse of what is held, on the terms that were accepted', async () => {
    const ann = await aUserWith(world, '300.00');
    const project = await desk.project();
    const { holdingId } = await join(ann, project);
    expect(await desk.says(holdingId)).toBe('EARNING 20000 0/0');
    expect(
      await desk.one(
        `SELECT h.terms_hash = t.hash FROM yield_holding h JOIN yield_terms t ON t.id = h.terms_id
         WHERE h.id = $1`,
        [holdingId],
      ),
    ).toBe(true);
  });

  it.each([
    ['PRODUCT_NOT_FOUND', () => ({ more: { projectId: '999999' } })],
    [
      'PRODUCT_NOT_FOUND',
      async () => ({ offer: { releaseAt: await later(1), saleStartsAt: await later(2) } }),
    ],
    ['PROJECT_NOT_ON_SALE', async () => ({ offer: { saleStartsAt: await later(1) } })],
    ['PROJECT_MIN', () => ({ cents: 9_999 })],
    ['PROJECT_MAX', () => ({ cents: 500_001 })],
    ['PROJECT_MAX', () => ({ cents: 499_000, offer: { topUp: { amount: 1_001n, day: 2 } } })],
    ['TERMS_NOT_ACCEPTED', () => ({ more: { termsId: '1' } })],
    ['TERMS_NOT_ACCEPTED', () => ({ more: { termsId: 'x' } })],
    [
      'TERMS_NOT_ACCEPTED',
      () => ({ more: { termsId: null }, offer: { topUp: { amount: 1n, day: 2 } } }),
    ],
    [
      'PROJECT_CAPACITY',
      () => ({ cents: 20_000, offer: { max: 10_001n, capacity: 10_001n }, others: 1 }),
    ],
    ['PROJECT_NOT_COVERED', () => ({ dollars: '1.49' })],
    // With its top-up it earns 2.95, without 1.50.
    [
      'PROJECT_NOT_COVERED',
      () => ({ dollars: '2.00', offer: { topUp: { amount: 20_000n, day: 1 } } }),
    ],
    ['BALANCE_TOO_LOW', () => ({ cents: 90_001 })],
    ['PARAM_INVALID', () => ({ more: { idempotencyKey: 'short' } })],
  ] as const)('%s, and nothing is written', async (code, make) => {
    const made: Made = await make();
    const ben = await aUserWith(world, '900.00');
    const project = await desk.project(made.offer, made.dollars);
    if (made.others) await desk.join(await aUserWith(world, '900.00'), project, 10_000);
    const cents = made.others ? 10_000 : (made.cents ?? 20_000);
    await expect(join(ben, project, cents, made.more)).rejects.toMatchObject({ code });
    expect(await holdingsOf(ben)).toBe('0');
  });

  it('PROJECT_CAPACITY counts the top-ups that others have agreed to and not paid', async () => {
    const [ann, ben] = await Promise.all([aUserWith(world, '900.00'), aUserWith(world, '900.00')]);
    const topUp = { amount: 10_000n, day: 2 };
    const project = await desk.project({ topUp, max: 20_000n, capacity: 35_000n });
    await desk.join(ann, project, 10_000);
    await expect(desk.join(ben, project, 10_000)).rejects.toMatchObject({
      code: 'PROJECT_CAPACITY',
      figures: { left: '150.00' },
    });
  });

  it('M9: the smallest and the largest amount and all that is left are taken, and not a cent beyond', async () => {
    const people = await Promise.all(Array.from({ length: 3 }, () => aUserWith(world, '9000.00')));
    const [ann, ben, cleo] = people as [Person, Person, Person];
    const project = await desk.project({ capacity: 521_000n });
    await expect(desk.join(ann, project, 9_999)).rejects.toMatchObject({ code: 'PROJECT_MIN' });
    await desk.join(ann, project, 10_000);
    await expect(desk.join(ben, project, 500_001)).rejects.toMatchObject({ code: 'PROJECT_MAX' });
    await desk.join(ben, project, 500_000);
    await expect(desk.join(cleo, project, 11_001)).rejects.toMatchObject({
      code: 'PROJECT_CAPACITY',
    });
    await desk.join(cleo, project, 11_000);
    expect(
      await desk.one('SELECT invested FROM yield_project_total WHERE project_id = $1', [project]),
    ).toBe('521000');
  });

  it('ALREADY_JOINED until the holding is settled, then it may be bought again', async () => {
    const ann = await aUserWith(world, '900.00');
    const project = await desk.project();
    const { holdingId } = await join(ann, project);
    await expect(join(ann, project)).rejects.toMatchObject({ code: 'ALREADY_JOINED' });
    await desk.settle(ann, holdingId);
    await join(ann, project);
    expect(await holdingsOf(ann)).toBe('2');
  });

  it('M11: begins behind a 00:00 that came while it waited for the purse', async () => {
    const ann = await aUserWith(world, '900.00');
    const project = await desk.project();
    const purse = await world.sql.owner.connect();
    await purse.query('BEGIN');
    await purse.query('SELECT FROM ledger_account WHERE user_id = $1 FOR UPDATE', [ann.userId]);
    const joining = join(ann, project);
    await holds(() => desk.one<boolean>(WAITS));
    await advance(world, 86_400);
    await purse.query('COMMIT');
    purse.release();
    const { holdingId } = await joining;
    expect(
      await desk.one(
        `SELECT h.started_on = (m.created_at AT TIME ZONE h.zone)::date AND h.started_at <= tarn_now()
         FROM yield_holding h JOIN ledger_movement m ON m.key = 'project.join:' || h.id WHERE h.id = $1`,
        [holdingId],
      ),
    ).toBe(true);
  });

  it('a suspended project takes nobody in, and one that is resumed does', async () => {
    const ann = await aUserWith(world, '900.00');
    const project = await desk.project();
    await desk.suspend(project, true);
    await expect(join(ann, project)).rejects.toMatchObject({ code: 'PROJECT_NOT_ON_SALE' });
    await desk.suspend(project, false);
    await join(ann, project);
  });

  it('M7: one key, one holding, however often it is sent; other contents are refused', async () => {
    const ann = await aUserWith(world, '900.00');
    const project = await desk.project();
    const asked = await asking(project, 20_000);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => joinProject(ann.ctx, asked)),
    );
    expect(new Set(answers.map(({ holdingId }) => holdingId)).size).toBe(1);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    await expect(joinProject(ann.ctx, { ...asked, amount: usd(20_001) })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  const CLOSED = {
    locked: ({ userId }: Person) => lockUser(desk.ada.ctx, { userId, reason: 'A test' }),
    frozen: ({ ctx }: Person) => freezeAccount(ctx),
  };

  it.each(['locked', 'frozen'] as const)(
    'A3: a %s user joins nothing, adds nothing, settles nothing and renews nothing; what they hold runs on and is paid',
    async (how) => {
      const ann = await aUserWith(world, '2000.00');
      const topUp = { amount: 10_000n, day: 3 };
      const [daily, owing, kept, short, other] = [
        await desk.project({ days: 5, dividend: 'DAILY' }),
        await desk.project({ days: 5, topUp, annualPpm: 365_000 }),
        await desk.project({ days: 5, topUp, annualPpm: 365_000 }),
        await desk.project({ days: 1, annualPpm: 365_000 }),
        await desk.project(),
      ];
      const [earning, owed, paid, due] = [
        await desk.join(ann, daily, 50_000),
        await desk.join(ann, owing, 20_000),
        await desk.join(ann, kept, 20_000),
        await desk.join(ann, short, 10_000),
      ];
      await desk.topUp(ann, paid);
      await advance(world, 86_400 + 60);
      await desk.catchUp();
      const states = async () => Promise.all([earning, owed, paid, due].map(desk.says));
      const before = await states();
      expect(before.map((one) => one.split(' ')[0])).toEqual([
        ...['EARNING', 'NEEDS_TOPUP', 'EARNING', 'DUE'],
      ]);
      await CLOSED[how](ann);
      const acts = {
        join: () => desk.join(ann, other, 20_000),
        'agreed top-up': () => desk.topUp(ann, owed),
        'free top-up': () => desk.topUp(ann, earning, 1_000),
        leave: () => desk.settle(ann, earning),
        settle: () => desk.settle(ann, due),
        renew: () => desk.renew(ann, due),
      };
      for (const [name, act] of Object.entries(acts)) {
        const refused = await act().then(
          () => 'OK',
          (error: unknown) => (error as { code: string }).code,
        );
        expect([name, refused]).toEqual([name, 'ACCOUNT_LOCKED']);
      }
      expect(await states()).toEqual(before);
      // The top-up that could not be paid is missed: what was earned up to then is paid whole, and no more.
      await advance(world, 6 * 86_400);
      await desk.catchUp();
      expect(await states()).toEqual([
        'SETTLED 50000 62/62',
        'SETTLED 20000 60/60',
        'SETTLED 30000 150/150',
        'SETTLED 10000 10/10',
      ]);
      expect(await holdingsOf(ann)).toBe('4');
    },
  );

  it.each([
    // 75 cents of interest are promised to each: 5.25 are put aside for 7.
    ['barely covered', 'PROJECT_NOT_COVERED', { capacity: 10_000_000n }, '5.25'],
    ['nearly full', 'PROJECT_CAPACITY', { capacity: 75_000n }, '1000.00'],
  ] as const)(
    'M9, M12: of 40 who ask at once for a project that is %s exactly those are in whom it affords',
    async (_, refused, offer, dollars) => {
      const people = await Promise.all(
        Array.from({ length: 40 }, () => aUserWith(world, '200.00')),
      );
      const project = await desk.project({ ...offer, max: 10_000n }, dollars);
      const tries = await Promise.allSettled(people.map((person) => join(person, project, 10_000)));
      const code = (one: PromiseSettledResult<unknown>) =>
        one.status === 'rejected' ? (one.reason as { code: string }).code : 'OK';
      const codes = tries.map(code).sort();
      expect(codes).toEqual([
        ...Array.from({ length: 7 }, () => 'OK'),
        ...Array.from({ length: 33 }, () => refused),
      ]);
    },
  );
});

interface Made {
  readonly cents?: number;
  readonly dollars?: string;
  readonly others?: number;
  readonly more?: Partial<JoinProject>;
  readonly offer?: Parameters<typeof desk.project>[0];
}
