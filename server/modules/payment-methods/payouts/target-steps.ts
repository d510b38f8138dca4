import type { PaymentMethodKind } from '../../../../schema/payment-methods';
import type { Context } from '../../../platform/context';
import { readAs } from '../../../platform/database/read-as';
import { rows } from '../../../platform/database/rows';
import type { Before } from '../../../platform/page';

/** A target that was added or deleted. */
export interface TargetStep {
  readonly id: string;
  readonly at: Date;
  readonly kind: PaymentMethodKind;
  readonly masked: string;
  readonly deleted: boolean;
}

const STEPS = `
  SELECT p.id, s.at, p.kind, p.masked, s.deleted FROM payment_method p
  CROSS JOIN LATERAL (VALUES (p.created_at, false), (p.deleted_at, true)) s (at, deleted)
  WHERE p.user_id = $1 AND s.at IS NOT NULL AND ($2::timestamptz IS NULL OR s.at < $2)
  ORDER BY s.at DESC, p.id DESC LIMIT $3`;

/** Where a user's money could go, as it changed before an instant, newest first. */
export const targetStepsBefore = (
  ctx: Pick<Context, 'db' | 'actor' | 'staff'>,
  userId: string,
  { before, first }: Before,
): Promise<TargetStep[]> =>
  readAs(ctx, (tx) => rows<TargetStep>(tx, STEPS, [userId, before, first]));
