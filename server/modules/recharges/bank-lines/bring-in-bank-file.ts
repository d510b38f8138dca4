import { createHash } from 'node:crypto';
import { limits } from '../../../../schema/limits';
import { callSql, requireStaff, type Context } from '../../../platform/context';
import { DomainError, refuse } from '../../../platform/domain-error';
import { bankFilesOf, weighTry } from '../../../platform/throttle/rate-limit';
import { readId } from '../../../platform/text/read-money';
import { readText } from '../../../platform/text/read-text';
import { createWaitingLine } from '../../../platform/waiting-line';
import type { ErrorCode } from '../../../../schema/errors';
import { BankFile } from './bank-line.entity';
import type { StatedLine } from './read/bank-statement';
import { readBankFile } from './read/read-bank-file';

export interface SentBankFile {
  readonly channelId: string;
  /** As the person calls it. */
  readonly name: string;
  readonly content: Buffer;
}

interface Answer {
  readonly status: ErrorCode | 'OK';
  readonly brought: string | null;
}

/** A file takes the process a moment: one at a time, and a few in line. */
const line = createWaitingLine(1, 4);

/**
 * Brings a file of a bank in for one way to pay in, whole or not at all, with its audit entry. Lines that
 * were in a file before are not brought in again. For administrators, says the database.
 * @throws LOGIN_REQUIRED, TOO_MANY_REQUESTS, SYSTEM_BUSY, PARAM_INVALID, CHANNEL_NOT_FOUND, BANK_FILE_KNOWN,
 *   and what `readBankFile` refuses
 */
export async function bringInBankFile(ctx: Context, sent: SentBankFile): Promise<BankFile> {
  const { staffId } = requireStaff(ctx);
  // Nothing that is sent is taken off again: right or wrong, it was read.
  await weighTry(ctx, bankFilesOf(staffId), () => Promise.resolve(null));
  const channelId = readId(sent.channelId) ?? refuse('CHANNEL_NOT_FOUND', {}, 'channelId');
  const name = readText(sent.name, { max: limits.bankFileNameLengthMax, field: 'name' });
  if (name === '') refuse('PARAM_INVALID', { field: 'name' }, 'name');
  const { format, lines } = await line.run(() => Promise.resolve(readBankFile(sent.content)));
  const sha256 = createHash('sha256').update(sent.content).digest();
  const rows = JSON.stringify(lines.map(rowOf));
  const [answer] = await callSql<Answer>(
    ctx,
    'bring_in_bank_file($1, $2, $3, $4, $5, $6::jsonb, $7)',
    [staffId, channelId, format, name, sha256, rows, ctx.address],
  );
  if (!answer) throw new Error('bring_in_bank_file gave no row');
  if (answer.status !== 'OK') throw new DomainError(answer.status, {}, 'file');
  return ctx.db.getRepository(BankFile).findOneByOrFail({ id: answer.brought ?? '' });
}

const rowOf = (stated: StatedLine) => ({
  place: stated.place,
  booked_on: stated.bookedOn,
  amount: stated.amount.toString(),
  currency: stated.currency,
  payer_name: stated.payerName,
  payer_account: stated.payerAccount,
  remittance: stated.remittance,
  reference: stated.reference,
});
