import type { EntityManager } from 'typeorm';
import type { ErrorCode } from '../../../schema/errors';
import { isAddressKind } from '../../../schema/payment-methods';
import { limits } from '../../../schema/limits';
import { callSqlIn, requireUser, type Context } from '../../platform/context';
import {
  fingerprint,
  idempotent,
  isAnswered,
  refuseStored,
  type Answered,
} from '../../platform/idempotency/idempotency';
import { refuse } from '../../platform/domain-error';
import { masked } from '../../platform/text/masked';
import { proveFunds, type FundProof } from '../accounts';
import { accountHash, sealDetails } from './details';
import { verifiedName } from './payout-target';
import { readTarget, type Target, type TargetSent } from './read-target';
import { tellOwner } from './tell-owner';

/** Without fund password or passkey the target is paid out to only after 24 hours. */
export interface AddPaymentMethod extends TargetSent, FundProof {
  readonly idempotencyKey: string | null;
}

/**
 * Adds where the signed-in user's money can be paid out to; resolves to its id. Once the user is verified the
 * holder is the verified name, whatever was sent. The user's own address or account again answers with the id
 * that it has; one that waits is paid out to at once where it is proved now.
 *
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, FORM_INCOMPLETE, PARAM_INVALID, CARD_WRONG, ADDRESS_INVALID;
 *   FUND_PASSWORD_NOT_SET, FUND_PASSWORD_WRONG, TOO_MANY_REQUESTS where one was sent; CARD_EXISTS,
 *   PAYMENT_METHODS_FULL, SYSTEM_BUSY, IDEMPOTENCY_KEY_REUSED
 */
export async function addPaymentMethod(ctx: Context, input: AddPaymentMethod): Promise<Answered> {
  const { userId } = requireUser(ctx);
  const target = readTarget(input);
  const claim = {
    actor: `user/${userId}`,
    operation: 'payment-method.add',
    key: input.idempotencyKey,
    fingerprint: fingerprint(ctx, { ...target, proved: isProved(input) }),
  };
  // What was answered under this key is answered again: a passkey signs once, and a password may have changed since.
  const again = isProved(input) && (await isAnswered(ctx, claim));
  const proof = isProved(input) && !again ? await proveFunds(ctx, userId, input) : null;
  const name = await verifiedName(ctx, userId);
  const news = new Set<string>();
  const answered = await idempotent(ctx, claim, async (tx) => {
    // Only if the first request under this key was undone in the moment between.
    if (again) refuse('SYSTEM_BUSY', {});
    const { id, told } = await insert(ctx, tx, { target: named(target, name), proof });
    if (told) news.add(id);
    return id;
  });
  if (news.has(answered.resultId)) {
    const kind = proof === null ? 'PAYMENT_METHOD_WAITS' : 'PAYMENT_METHOD_ADDED';
    await tellOwner(ctx, { userId, id: answered.resultId, kind });
  }
  return answered;
}

const isProved = ({ fundPassword, passkey }: FundProof): boolean =>
  Boolean(fundPassword) || Boolean(passkey);

/** An address has no holder; everything else is the verified person's. */
const named = (target: Target, name: string | null): Target =>
  isAddressKind(target.kind) ? target : { ...target, holder: name ?? target.holder };

interface NewTarget {
  readonly target: Target;
  /** The kept hash of the fund password, or what a passkey has proved; null without. */
  readonly proof: string | null;
}

interface Added {
  readonly status: ErrorCode | 'OK';
  readonly id: string | null;
  /** It was there and waited, and does so no more. */
  readonly freed: boolean;
}

/** Resolves to the id that it has, and to whether its owner was told something new. */
async function insert(ctx: Context, tx: EntityManager, { target, proof }: NewTarget) {
  const { userId } = requireUser(ctx);
  const { kind, currency, ...details } = target;
  const [next] = await callSqlIn<{ id: string }>(tx, 'next_payment_method() AS id', []);
  if (!next) throw new Error('there is no next payment method');
  const { account } = details;
  const [row] = await callSqlIn<Added>(
    tx,
    'add_payment_method($1, $2, $3, $4, $5, $6, $7, $8, $9)',
    [
      ...[next.id, userId, kind, sealDetails(ctx.config, next.id, details)],
      ...[accountHash(ctx.config, kind, account), masked(account), currency],
      ...[proof, limits.paymentMethodsMax],
    ],
  );
  if (row?.status !== 'OK' || row.id === null) refuseStored(row?.status as ErrorCode, {});
  return { id: row.id, told: row.id === next.id || row.freed };
}
