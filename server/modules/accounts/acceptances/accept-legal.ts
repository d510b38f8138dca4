import { limits } from '../../../../schema/limits';
import { callSql, requireUser, type Context, type Reads } from '../../../platform/context';
import { rows } from '../../../platform/database/rows';
import { refuse } from '../../../platform/domain-error';
import { readText } from '../../../platform/text/read-text';
import { User } from '../user.entity';

/** What people accept by its number. */
export type LegalKind = 'AGREEMENT' | 'RISK';

/** The numbers of the texts in force. */
export type LegalNumbers = Readonly<Record<LegalKind, string>>;

/** Accepting another number than these accepts nothing. */
export async function legalNow(db: Reads): Promise<LegalNumbers> {
  const [found] = await rows<LegalNumbers>(
    db,
    `SELECT legal_now('AGREEMENT') AS "AGREEMENT", legal_now('RISK') AS "RISK"`,
  );
  if (!found) throw new Error('no agreement is in force');
  return found;
}

/**
 * Records that the user has read and accepted the risk notice with this number; the first time counts.
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, PARAM_INVALID where it is not the one in force
 */
export const acknowledgeRisk = (ctx: Context, id: string): Promise<User> =>
  acceptLegal(ctx, { kind: 'RISK', number: id, field: 'id' });

/**
 * Records that the user has read and accepted this version of the agreement; the first time counts.
 * @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, PARAM_INVALID where it is not the one in force
 */
export const acceptAgreement = (ctx: Context, version: string): Promise<User> =>
  acceptLegal(ctx, { kind: 'AGREEMENT', number: version, field: 'version' });

interface Accepted {
  readonly kind: LegalKind;
  readonly number: string;
  readonly field: string;
}

/** @throws LOGIN_REQUIRED, ACCOUNT_LOCKED, PARAM_INVALID of `field` */
export async function acceptLegal(ctx: Context, { kind, number, field }: Accepted): Promise<User> {
  const { userId } = requireUser(ctx);
  const args = [userId, kind, readText(number, { max: limits.legalNumberMax, field })];
  const [answer] = await callSql<{ done: boolean }>(ctx, 'accept_legal($1, $2, $3) AS done', args);
  if (answer?.done !== true) refuse('PARAM_INVALID', { field }, field);
  return ctx.db.getRepository(User).findOneByOrFail({ id: userId });
}
