import type { Pool } from 'pg';

/** A bonus as its terms tell it, in cents: what of it is not used up, and the turnover that frees it. */
interface CountedBonus {
  left: bigint;
  readonly required: bigint;
  done: bigint;
}

interface Settled {
  readonly outcome: string;
  readonly stake: bigint;
  readonly fee: bigint;
  readonly bp: bigint;
}

const sum = (all: readonly bigint[]): bigint => all.reduce((one, other) => one + other, 0n);

/** What contracts brought or took, a win at its stated share rounded down to the cent. */
const resultOf = ({ outcome, stake, fee, bp }: Settled): bigint =>
  outcome === 'WIN' ? (stake * bp) / 10_000n - fee : -(stake + fee);

/** Stakes that were won or lost count first; then losses and fees use up what is still tied, the oldest first. */
function useUp(bonuses: readonly CountedBonus[], set: readonly Settled[]): void {
  const staked = sum(set.map(({ stake }) => stake));
  let lost = sum(set.map(({ outcome, stake, fee }) => (outcome === 'WIN' ? fee : stake + fee)));
  for (const bonus of bonuses) {
    if (isFree(bonus)) continue;
    bonus.done += staked;
    if (isFree(bonus)) continue;
    const used = lost < bonus.left ? lost : bonus.left;
    bonus.left -= used;
    lost -= used;
  }
}

const isFree = ({ left, required, done }: CountedBonus) => left === 0n || done >= required;

/**
 * What somebody can call their own of their dollars, counted apart from the product: from what this person did and its
 * terms, neither from balances nor from rows of bonuses or what was booked.
 */
export function countOwnMoney({ owner }: { readonly owner: Pool }, userId: string) {
  const bonuses: CountedBonus[] = [];
  let paidIn = 0n;
  let traded = 0n;
  let seen = '0';
  const total = async (sql: string): Promise<bigint> => {
    const { rows } = await owner.query<{ cents: string }>(`SELECT coalesce((${sql}), 0) AS cents`, [
      userId,
    ]);
    return BigInt(rows[0]?.cents ?? '0');
  };
  const book = {
    paidIn(cents: bigint) {
      paidIn += cents;
    },
    /** A bonus whose turnover is a multiple of it. */
    given(cents: bigint, times: number) {
      paidIn += cents;
      bonuses.push({ left: cents, required: cents * BigInt(times), done: 0n });
    },
    /** After each settling: what came of contracts at one time belongs together. */
    async settled(): Promise<void> {
      const { rows } = await owner.query<Record<'id' | 'outcome' | 'stake' | 'fee' | 'bp', string>>(
        `SELECT id, outcome, stake, fee, payout_bp AS bp FROM trade_order
         WHERE user_id = $1 AND id > $2 AND outcome IS NOT NULL ORDER BY id`,
        [userId, seen],
      );
      seen = rows.at(-1)?.id ?? seen;
      const set = rows
        .filter(({ outcome }) => outcome === 'WIN' || outcome === 'LOSS')
        .map(({ outcome, stake, fee, bp }) => ({
          ...{ outcome, stake: BigInt(stake), fee: BigInt(fee), bp: BigInt(bp) },
        }));
      traded += sum(set.map(resultOf));
      useUp(bonuses, set);
    },
    /** What is left of bonuses that no turnover has freed. */
    tied: (): bigint => sum(bonuses.filter((one) => !isFree(one)).map(({ left }) => left)),
    /** What became of each bonus. */
    came: (): string[] =>
      bonuses.map((one) =>
        one.left === 0n ? 'a bonus is used up' : isFree(one) ? 'a bonus is free' : 'a bonus stays',
      ),
    /** Cents that are the person’s own once nothing is under way any more and coins are dollars again. */
    async own(): Promise<bigint> {
      const converted = await total(
        `SELECT sum(CASE WHEN to_coin THEN -cash ELSE cash END) FROM conversion
         WHERE user_id = $1 AND converted_at IS NOT NULL`,
      );
      // Simple interest of its nights, down to the cent; none of these is left early or added to.
      const interest = await total(
        `SELECT sum(div(initial::numeric * days_booked * annual_ppm, 365000000)) FROM yield_holding
         WHERE user_id = $1 AND state = 'SETTLED'`,
      );
      const paidOut = await total(
        `SELECT sum(amount) FROM withdrawal WHERE user_id = $1 AND paid_at IS NOT NULL`,
      );
      return paidIn + traded + converted + interest - paidOut - book.tied();
    },
  };
  return book;
}
