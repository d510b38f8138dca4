import { limits } from '../../../../schema/limits';
import { callSql, requireStaff, type Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readText } from '../../../platform/text/read-text';
import type { Review } from '../review.entity';
import { finishAct, type ReviewAnswer } from '../review-kind';

export interface SaveQueueView {
  readonly kind: Review['kind'];
  readonly name: string;
  readonly filter: readonly { readonly name: string; readonly value: string }[];
}

const FIELD = /^[a-zA-Z]{1,30}$/;
const FIELDS_MAX = 20;

/**
 * Keeps a filter under a name of the signed-in member of staff, in place of one of the same name. What it
 * says is checked when it is used: it is no more than a text of the address.
 * @throws PARAM_INVALID, VIEWS_FULL
 */
export async function saveQueueView(
  ctx: Context,
  { kind, ...asked }: SaveQueueView,
): Promise<void> {
  const { staffId } = requireStaff(ctx);
  const name = readText(asked.name, { max: limits.queueViewNameLengthMax, field: 'name' });
  if (name === '') refuse('PARAM_INVALID', { field: 'name' }, 'name');
  const filter = readFields(asked.filter);
  const [answer] = await callSql<ReviewAnswer>(ctx, 'save_queue_view($1, $2, $3, $4, $5)', [
    ...[staffId, kind, name, filter, ctx.address],
  ]);
  await finishAct(ctx, answer);
}

function readFields(fields: SaveQueueView['filter']): Record<string, string> {
  if (fields.length > FIELDS_MAX || !fields.every(({ name }) => FIELD.test(name)))
    refuse('PARAM_INVALID', { field: 'filter' }, 'filter');
  const rule = { max: limits.searchLengthMax, field: 'filter' };
  return Object.fromEntries(fields.map(({ name, value }) => [name, readText(value, rule)]));
}
