import { requireStaff, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { paymentReferences, plainReference } from '../payment-references';
import { Recharge } from '../recharge.entity';
import { BankLine } from './bank-line.entity';
import { payerLikeness } from './payer-likeness';

/** A line that may be the payment of a request, and what of it fits. */
export interface LineCandidate {
  readonly line: BankLine;
  readonly amountSame: boolean;
  /** The payer wrote the user's payment reference, or the request's number. */
  readonly referenceFound: boolean;
  /** 0 to 100. */
  readonly payerLikeness: number;
  /** Days from the request to the booking; negative before it. */
  readonly daysApart: number;
}

const SHOWN = 5;
const DAYS_BEFORE = 10;
const DAYS_AFTER = 10;
const DAY_MS = 86_400_000;
/** Alike enough to be the same person with a name more or less. */
const ALIKE = 50;

/** Within a tenth of the declared amount: banks take fees. Lines of credited requests are gone. */
const NEAR = `l.channel_id = :channel AND l.currency = 'USD'
  AND l.amount BETWEEN :least AND :most
  AND l.booked_on BETWEEN (:at::timestamptz)::date - ${String(DAYS_BEFORE)}
    AND (:at::timestamptz)::date + ${String(DAYS_AFTER)}
  AND NOT EXISTS (SELECT FROM credited_bank_line c
    WHERE c.bank_line_id = l.id AND c.recharge_id <> :id)`;

/**
 * The lines of the bank that fit a request best. It does not show whether somebody chose one of them
 * before: the second approval is blind.
 * @throws LOGIN_REQUIRED, REQUEST_NOT_FOUND
 */
export async function lineCandidates(ctx: Context, id: string): Promise<LineCandidate[]> {
  requireStaff(ctx);
  const recharge =
    (await ctx.db.getRepository(Recharge).findOneBy({ id })) ?? refuse('REQUEST_NOT_FOUND', {});
  const { amount, channelId, submittedAt } = recharge;
  const near = await ctx.db
    .getRepository(BankLine)
    .createQueryBuilder('l')
    .where(NEAR, {
      id,
      channel: channelId,
      least: String(amount - amount / 10n),
      most: String(amount + amount / 10n),
      at: submittedAt,
    })
    .orderBy('abs(l.amount - :amount)')
    .setParameter('amount', String(amount))
    .addOrderBy('l.id', 'DESC')
    .limit(200)
    .getMany();
  const [own = null] = await paymentReferences(ctx, [recharge.userId]);
  const wanted = [recharge.number, own].filter((code) => code !== null);
  return near
    .map((line) => candidateOf({ recharge, line, wanted }))
    .sort((one, other) => weightOf(other) - weightOf(one))
    .slice(0, SHOWN);
}

interface Weighed {
  readonly recharge: Recharge;
  readonly line: BankLine;
  /** What the payer may have written. */
  readonly wanted: readonly string[];
}

function candidateOf({ recharge, line, wanted }: Weighed): LineCandidate {
  const { amount, payerName, submittedAt } = recharge;
  const written = plainReference(line.remittance);
  return {
    line,
    amountSame: line.amount === amount,
    referenceFound: wanted.some((code) => written.includes(code)),
    payerLikeness: payerLikeness(payerName, line.payerName),
    daysApart: Math.round((Date.parse(line.bookedOn) - dayStart(submittedAt)) / DAY_MS),
  };
}

const dayStart = (at: Date): number => Math.floor(at.getTime() / DAY_MS) * DAY_MS;

const weightOf = (found: LineCandidate): number =>
  (found.referenceFound ? 8 : 0) +
  (found.amountSame ? 4 : 0) +
  (found.payerLikeness >= ALIKE ? 2 : 0) -
  Math.abs(found.daysApart) / 100;
