import { forbiddenAsk } from '../../../schema/asks/forbidden-ask';
import { callSql, requireStaff, type Context } from '../../platform/context';
import { refuse } from '../../platform/domain-error';
import { readReason } from '../../platform/text/read-text';

/**
 * Texts of staff that people read, by their fields: none asks for what staff never ask for. Each try is counted against
 * whoever wrote it.
 * @throws LOGIN_REQUIRED, MESSAGE_FORBIDDEN with the rule and the field
 */
export async function assertAsksNothing(
  ctx: Context,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  const { staffId } = requireStaff(ctx);
  for (const [field, text] of Object.entries(texts)) {
    const rule = forbiddenAsk(text);
    if (rule === null) continue;
    await callSql(ctx, 'count_ask_refusal($1, $2)', [staffId, rule]);
    refuse('MESSAGE_FORBIDDEN', { rule }, field);
  }
}

/** Why staff did something that a user reads; null when nothing was said. @throws what both of these refuse */
export async function readReasonForUser(
  ctx: Context,
  text: string | null | undefined,
): Promise<string | null> {
  const reason = readReason(text);
  if (reason !== null) await assertAsksNothing(ctx, { reason });
  return reason;
}

/** Texts by language under the names of their fields: `titles.de`. */
export const byField = (
  field: string,
  texts: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([one, text]) => [`${field}.${one}`, text]));
