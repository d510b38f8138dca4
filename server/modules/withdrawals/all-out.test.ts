import { money, usd, type Coin } from '../../../schema/money';
import { dice } from '../../testing/dice';
import { codeOf, registering } from '../../testing/people/accounts';
import { aVerifiedPerson } from '../../testing/people/changes';
import { anOpenOrder } from '../../testing/people/contracts';
import { countOwnMoney } from '../../testing/people/own-money';
import { codeOfApp } from '../../testing/people/second-factors';
import { aTarget } from '../../testing/people/withdrawals';
import { refusalOf } from '../../testing/recharges';
import { withCreditDesk, withPayoutDesk, withProjectDesk, withWorld } from '../../testing/suite';
import { advance, credit, quote } from '../../testing/world';
import { freezeAccount, lockUser, sendCode } from '../accounts';
import { liftFreeze } from '../accounts/freeze/lift-freeze';
import { unlockUser } from '../accounts/lock/unlock-user';
import { beginSecondFactor } from '../accounts/second-factor/begin-second-factor';
import { confirmSecondFactor } from '../accounts/second-factor/confirm-second-factor';
import { convert, quoteConversion } from '../conversions';
import { balancesOf, prove } from '../ledger';
import { applyDecisions, holdReview } from '../reviews';
import { requestFundPassword } from '../support';
import { reportLostFactor } from '../support/submit/report-lost-factor';
import { settleDueOrders } from '../trading';
import { withdrawalReview } from '.';
import { policyOfUser } from './policy/policy-of-user';

const world = withWorld();
const desk = withPayoutDesk(world);
const projects = withProjectDesk(world);
const credits = withCreditDesk(world);

const MIN = 10_000n;
/** From here on two people decide. */
const SECOND = 15_000n;
const DAY_S = 86_400;
let price = 91_000;
let keys = 0;
const key = () => `all-out-${String((keys += 1)).padStart(4, '0')}`;
let addresses = 0;
/** Nobody has used this address before. */
const fresh = () => ({
  ...world.visitor,
  address: `10.6.${String((addresses += 1) >> 8)}.${String(addresses & 255)}`,
});

/** The market goes on: quotes that are fresh, a little higher or lower. */
async function quotes(by: number): Promise<void> {
  price += by;
  await quote(world, price.toFixed(2));
  await quote(world, '3120.10', 'ETH/USDT');
  await quote(world, '1.00030', 'USDT/USD');
}

/** Somebody verified with all that protects an account, cards and addresses, whose own money is counted here too. */
async function aWalker() {
  const person = await aVerifiedPerson(world, desk.ada.staff.staffId);
  await desk.setFundPassword(person);
  const { setupKey } = await beginSecondFactor(person.ctx, { password: registering.password });
  await confirmSecondFactor(person.ctx, { code: await codeOfApp(world, setupKey) });
  const target = await aTarget(world, person);
  const wallets: string[] = [];
  for (const kind of ['BTC', 'ETH', 'USDT_TRC20', 'USDT_ERC20'] as const)
    wallets.push(await aTarget(world, person, { kind, holder: null }));
  const book = countOwnMoney(world.sql, person.userId);
  await credit(world, person.userId, '700.00');
  book.paidIn(70_000n);
  return { ...person, target, wallets, book };
}
type Walker = Awaited<ReturnType<typeof aWalker>>;

/** Cents that a withdrawal may take: what is left of bonuses is not among them. */
const ownOf = async ({ ctx }: Walker) => (await policyOfUser(ctx)).withdrawable.minor;

const balances = ({ userId }: Walker) => balancesOf(world.visitor, userId);

async function converts(
  saver: Walker,
  give: Parameters<typeof quoteConversion>[1]['give'],
  coin: Coin,
) {
  const { id: quoteId } = await quoteConversion(saver.ctx, { give, coin });
  await convert(saver.ctx, { quoteId, idempotencyKey: key() });
}

async function settles({ book }: Walker): Promise<void> {
  await settleDueOrders(world.visitor);
  await book.settled();
}

/** A running holding of theirs in this project: one a person. */
const isIn = ({ userId }: Walker, projectId: string) =>
  projects.one<boolean>(
    `EXISTS (SELECT FROM yield_holding WHERE user_id = $1 AND project_id = $2 AND state <> 'SETTLED')`,
    [userId, projectId],
  );

/** How long a decision waits for its effect. */
const undoSeconds = (seconds: number) =>
  world.sql.owner.query(`UPDATE setting SET value = to_jsonb($1::int) WHERE key = 'undoSeconds'`, [
    seconds,
  ]);

/** What is done to somebody's money; resolves to false where it could not be done now. */
type Act = (saver: Walker, own: bigint) => Promise<boolean>;

const asks = (least: bigint, work: (saver: Walker, own: bigint) => Promise<unknown>): Act =>
  async function act(saver, own) {
    if (own < least) return false;
    await work(saver, own);
    return true;
  };

/** One contract to its end, by a quote of its last moment. */
const trades = (by: number): Act =>
  asks(10_000n, async (saver) => {
    await anOpenOrder(world, saver, { dollars: '60.00', key: key() });
    await advance(world, 29);
    await quotes(by);
    await advance(world, 2);
    await settles(saver);
  });

/** By one person, or by two where two decide. */
async function pay(id: string): Promise<void> {
  if ((await stateOf(id)) !== 'SECOND_APPROVAL') {
    await desk.take(desk.lena, id);
    await desk.approve(desk.lena, id);
  }
  if ((await stateOf(id)) === 'SECOND_APPROVAL') {
    await desk.take(desk.ada, id);
    await desk.approve(desk.ada, id);
  }
  await applyDecisions(world.visitor);
}

/** Help that is asked for and stays open; false where it is open already, or was asked for three times today. */
const opens = (ask: (saver: Walker) => Promise<unknown>): Act =>
  async function act(saver) {
    const answer = await refusalOf(ask(saver));
    expect(['OK', 'HELP_OPEN', 'TOO_MANY_REQUESTS']).toContain(answer);
    return answer === 'OK';
  };

const joins = (project: () => string): Act =>
  async function act(saver, own) {
    if (own < MIN || (await isIn(saver, project()))) return false;
    await projects.join(saver, project(), 10_000);
    return true;
  };

const asked = (saver: Walker, dollars = '100.00', target: string | null = saver.target) =>
  desk.submitted(saver, { dollars, target });

async function held(saver: Walker, dollars?: string): Promise<string> {
  const id = await asked(saver, dollars);
  await desk.take(desk.lena, id);
  return id;
}

const stateOf = async (id: string) => (await desk.find(id)).reviewState;

const isStopped = (saver: Walker) =>
  expect(desk.submit(saver, { dollars: '100.00', target: saver.target })).rejects.toMatchObject({
    code: 'ACCOUNT_LOCKED',
  });

/** What may have happened to somebody's money, each left in the middle as often as not. */
const ACTS: Readonly<Record<string, Act>> = {
  'more is paid in': asks(0n, async (saver) => {
    await credit(world, saver.userId, '137.41');
    saver.book.paidIn(13_741n);
  }),
  'a small contract': asks(2_000n, (saver) =>
    anOpenOrder(world, saver, { dollars: '10.00', key: key() }),
  ),
  'a contract': asks(10_000n, (saver) =>
    anOpenOrder(world, saver, { dollars: '60.00', key: key() }),
  ),
  'a contract is won': trades(1),
  'a contract is lost': trades(-1),
  'another is lost': trades(-2),
  'bitcoin is bought': asks(5_000n, (saver, own) => converts(saver, usd(own / 3n), 'BTC')),
  'tether is bought': asks(5_000n, (saver, own) => converts(saver, usd(own / 4n), 'USDT')),
  'ether is bought': asks(5_000n, (saver, own) => converts(saver, usd(own / 4n), 'ETH')),
  'a request waits': asks(MIN, (saver) => asked(saver)),
  'a request is cancelled': asks(MIN, async (saver) => {
    await desk.cancel(saver, await asked(saver));
  }),
  'a request is refused': asks(MIN, async (saver) => {
    await desk.refuse(desk.lena, await held(saver));
  }),
  'a request is taken': asks(MIN, async (saver) => {
    const id = await held(saver);
    await expect(desk.cancel(saver, id)).rejects.toMatchObject({ code: 'REQUEST_TAKEN' });
  }),
  'a request is on hold': asks(MIN, async (saver) => {
    const id = await held(saver);
    await holdReview(desk.lena.ctx, withdrawalReview, { id, note: 'The bank is asked.' });
    expect(await stateOf(id)).toBe('ON_HOLD');
  }),
  'a request waits for a second person': asks(SECOND, async (saver) => {
    const id = await held(saver, '150.00');
    await desk.approve(desk.lena, id, null);
    expect(await stateOf(id)).toBe('SECOND_APPROVAL');
  }),
  'a lock holds a decision': asks(MIN, async (saver) => {
    const id = await held(saver);
    await undoSeconds(10);
    await desk.approve(desk.lena, id);
    await undoSeconds(0);
    await lockUser(projects.ada.ctx, { userId: saver.userId, reason: 'A look at it.' });
    await advance(world, 11);
    await applyDecisions(world.visitor);
    expect(await stateOf(id)).toBe('DECIDED');
    await unlockUser(projects.ada.ctx, { userId: saver.userId, reason: 'Looked at.' });
  }),
  'coins are paid out': asks(MIN, async (saver) => {
    const wallet = saver.wallets.shift() ?? null;
    const id = await asked(saver, '100.00', wallet);
    saver.wallets.push(wallet ?? '');
    expect((await desk.find(id)).coinAmount).not.toBeNull();
    await pay(id);
  }),
  'a target waits': asks(MIN, async (saver) => {
    const target = await aTarget(world, saver, { waits: true });
    const early = desk.submit(saver, { dollars: '100.00', target });
    await expect(early).rejects.toMatchObject({ code: 'TARGET_WAITS' });
    await advance(world, DAY_S + 1);
    await asked(saver, '100.00', target);
  }),
  'a project is joined': joins(() => steady),
  'a top-up is missed': joins(() => owing),
  'staff lock it': asks(0n, async (saver) => {
    const { ctx } = projects.ada;
    await lockUser(ctx, { userId: saver.userId, reason: 'A look at it.' });
    await isStopped(saver);
    await unlockUser(ctx, { userId: saver.userId, reason: 'Looked at.' });
  }),
  'its owner freezes it': asks(0n, async (saver) => {
    await freezeAccount(saver.ctx);
    await isStopped(saver);
    const { account } = saver;
    const lift = async () => {
      await sendCode(fresh(), { account, scene: 'UNFREEZE' });
      return refusalOf(liftFreeze(fresh(), { account, code: await codeOf(world, account) }));
    };
    expect(await lift()).toBe('FREEZE_STANDS');
    await advance(world, DAY_S + 1);
    expect(await lift()).toBe('OK');
  }),
  'a forgotten fund password': opens(({ ctx }) => requestFundPassword(ctx, { note: 'Lost.' })),
  'a lost factor': opens(({ account }) =>
    reportLostFactor(fresh(), { account, password: registering.password, note: 'Stolen.' }),
  ),
  'other verified data': opens((saver) => saver.asks()),
  'time passes': asks(0n, async (saver) => {
    await advance(world, 45);
    await quotes(3);
    await settles(saver);
  }),
};

/**
 * Nothing is under way any more: contracts, holdings and decisions have come to their end, coins are dollars again. A
 * holding is paid by itself, a day after it is due; a request that nobody has looked at comes back by its owner's own
 * word, and what staff hold is decided by staff.
 */
async function settled(saver: Walker): Promise<void> {
  await advance(world, 5 * DAY_S);
  await projects.catchUp();
  await quotes(-5);
  await settles(saver);
  await applyDecisions(world.visitor);
  for (const { asset, available } of (await balances(saver)).coins) {
    if (available.minor > 0n) {
      // Less than a cent of a coin is worth nothing that could be paid out.
      await converts(saver, money(asset, available.minor), asset).catch((error: unknown) => {
        expect(String(error)).toContain('AMOUNT_INVALID');
      });
    }
  }
  const { rows } = await world.sql.owner.query<{ id: string; state: string }>(
    `SELECT subject_id AS id, state FROM review
     WHERE kind = 'WITHDRAWAL' AND user_id = $1 AND ended_at IS NULL`,
    [saver.userId],
  );
  for (const { id, state } of rows)
    await (state === 'SUBMITTED' ? desk.cancel(saver, id) : pay(id));
}

/** Asks for all that is the person’s own, once a day, each paid by staff. Resolves to what is left. */
async function withdrawsAll(saver: Walker): Promise<bigint> {
  for (let day = 0; day < 20; day += 1) {
    await advance(world, DAY_S);
    const own = await ownOf(saver);
    expect(own).toBe(await saver.book.own());
    if (own < MIN) return own;
    const most = own > 4_000_000n ? 4_000_000n : own;
    const dollars = `${String(most / 100n)}.${String(most % 100n).padStart(2, '0')}`;
    await pay(await asked(saver, dollars));
  }
  throw new Error('twenty days were not enough');
}

let steady: string;
let owing: string;
beforeAll(async () => {
  await quotes(1);
  steady = await projects.project({ days: 3, dividend: 'DAILY' });
  owing = await projects.project({ days: 9, topUp: { amount: 5_000n, day: 2 } });
  await world.sql.owner.query(
    `UPDATE setting SET value = to_jsonb($1::bigint) WHERE key = 'secondApprovalFrom'`,
    [SECOND.toString()],
  );
});

/** How often each came to pass in all walks, and what became of bonuses. */
const came = new Map<string, number>();
const count = (what: string) => came.set(what, (came.get(what) ?? 0) + 1);

const NO_BONUS = { dollars: '0.00', times: 0 };
/** One that stakes free, one that losses use up, one that stays. */
const BONUSES = [
  { dollars: '70.00', times: 1 },
  { dollars: '50.00', times: 30 },
  { dollars: '150.00', times: 3 },
];
const WALKS = Array.from({ length: 16 }, (_, index) => index + 1);

it.each(WALKS.map((seed) => [seed, seed > 6 ? 'a bonus' : 'no bonus'] as const))(
  'M15: from any state all own money goes out without paying in, down to the least request, walk %i with %s',
  async (seed, with_) => {
    const roll = dice(seed);
    await quotes(1);
    const saver = await aWalker();
    const { book } = saver;
    const { dollars, times } = with_ === 'a bonus' ? (BONUSES[seed % 3] ?? NO_BONUS) : NO_BONUS;
    if (times > 0) {
      await credits.bonus(saver, dollars, times);
      book.given(usd(BigInt(dollars.replace('.', ''))).minor, times);
    }
    for (let n = 0; n < 14; n += 1) {
      await quotes(roll.below(3) - 1 || 1);
      const [what, act] = Object.entries(ACTS)[roll.below(Object.keys(ACTS).length)] ?? [];
      if (act && (await act(saver, await ownOf(saver)))) count(what ?? '');
      // Three a day: the next ones are of another day.
      if (n % 3 === 2) await advance(world, DAY_S);
    }
    await settled(saver);
    const left = await withdrawsAll(saver);
    expect(left).toBeLessThan(MIN);
    const { available, frozen, held: inProjects } = await balances(saver);
    expect([frozen.minor, inProjects.minor]).toEqual([0n, 0n]);
    expect(available.minor).toBe(left + book.tied());
    book.came().forEach(count);
    expect(await prove(world.sql.verify)).toBeNull();
  },
  60_000,
);

it('M15: in these walks each of what may happen has happened, and bonuses were freed, used up and left', () => {
  const all = [...Object.keys(ACTS), 'a bonus is free', 'a bonus is used up', 'a bonus stays'];
  expect(all.filter((what) => !came.has(what))).toEqual([]);
});
