import { isLegal } from '../../../../schema/content/articles';
import type { Context } from '../../../platform/context';
import { refuse } from '../../../platform/domain-error';
import { readId } from '../../../platform/text/read-money';
import { propose, type Proposal } from '../../proposals';
import { articleById, type Article } from '../articles/articles';
import { assertWhole } from '../articles/publishable';

export interface ProposeLegalText {
  /** Of the agreement or the risk notice. */
  readonly id: string;
  /** Has to be the newest: what whoever asks has read is what people accept. */
  readonly version: number;
  readonly reason: string;
  readonly idempotencyKey: string | null;
}

/**
 * Proposes a version of the agreement or the risk notice, for another administrator to put in force. From then on people
 * are asked to accept it: the agreement at their next visit, the risk notice before their next order.
 * @throws what `propose` refuses; CONTENT_NOT_FOUND, CHANGED_MEANWHILE, CONTENT_INCOMPLETE, COPY_FORBIDDEN
 */
export async function proposeLegalText(ctx: Context, asked: ProposeLegalText): Promise<Proposal> {
  const { reason, idempotencyKey } = asked;
  const article = await legalArticle(ctx, asked.id);
  if (article.version !== asked.version) refuse('CHANGED_MEANWHILE', {});
  assertWhole(article);
  const subject = `article/${article.id}`;
  const after = { version: article.version, titles: article.titles };
  return propose(ctx, { kind: 'LEGAL_TEXT', subject, after, reason, idempotencyKey });
}

/** @throws CONTENT_NOT_FOUND */
async function legalArticle({ db }: Context, asked: string): Promise<Article> {
  const id = readId(asked);
  const found = id === null ? null : await articleById(db, id);
  return found && isLegal(found.kind) ? found : refuse('CONTENT_NOT_FOUND', {}, 'id');
}
