import { usd, type Money } from '../../../../schema/money';
import { requireUser, type Context, type Reads } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';

/** The bonus of a day, as its user stands to it. */
export interface DailyBonus {
  readonly amount: Money;
  /** Stakes of contracts won or lost that free it. */
  readonly turnover: Money;
  /** A campaign gives it now; else amount and turnover are those of the settings. */
  readonly running: boolean;
  /** When it was claimed on this day of the platform; null before. */
  readonly claimedAt: Date | null;
  /** When the next day of the platform begins. */
  readonly nextAt: Date;
}

interface Row {
  readonly amount: string;
  readonly turnover: string;
  readonly running: boolean;
  readonly claimedAt: Date | null;
  readonly nextAt: Date;
}

const BONUS = `
  SELECT coalesce(c.amount, s.amount) AS amount, c.id IS NOT NULL AS running,
    coalesce(c.amount * c.turnover_times, s.amount * s.times) AS turnover,
    (SELECT b.claimed_at FROM daily_bonus b WHERE b.user_id = $1 AND b.day >= platform_day(tarn_now())
      ORDER BY b.day DESC LIMIT 1) AS "claimedAt",
    platform_day_start(platform_day(tarn_now()) + 1) AS "nextAt"
  FROM daily_bonus_default() s
  LEFT JOIN (SELECT g.* FROM giving_campaigns('DAILY_BONUS', NULL, NULL) g LIMIT 1) c ON true`;

/** One's own, today. @throws LOGIN_REQUIRED */
export async function dailyBonus(ctx: Context): Promise<DailyBonus> {
  const { userId } = requireUser(ctx);
  const [row] = await rows<Row>(ctx.db, BONUS, [userId]);
  if (!row) throw new Error('there is no daily bonus');
  const { amount, turnover, ...rest } = row;
  return { ...rest, amount: usd(BigInt(amount)), turnover: usd(BigInt(turnover)) };
}

/** Whether this user has claimed it today. */
export async function claimedToday(db: Reads, userId: string): Promise<boolean> {
  const found = await rows(
    db,
    'SELECT 1 FROM daily_bonus WHERE user_id = $1 AND day >= platform_day(tarn_now())',
    [userId],
  );
  return found.length > 0;
}
