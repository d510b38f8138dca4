import { begunKinds, supportDrafts, type WrittenKind } from '../../../../schema/content/articles';
import type { ErrorCode } from '../../../../schema/errors';
import { callSqlIn, requireStaff, type Context } from '../../../platform/context';
import { refusal, refuse } from '../../../platform/domain-error';
import { fingerprint, idempotent } from '../../../platform/idempotency/idempotency';
import { readId } from '../../../platform/text/read-money';
import { readFacts, type ArticleFacts } from './article-facts';
import { kindOf } from './articles';

export interface DraftArticle extends ArticleFacts {
  /** Null for a new one. */
  readonly id: string | null;
  /** Of a new one; the kind of another stays as it is. */
  readonly kind: WrittenKind | null;
  /** The newest version that whoever asks has read; 0 for a new one. */
  readonly seen: number;
  readonly idempotencyKey: string | null;
}

interface Answer {
  readonly status: ErrorCode | 'OK';
  readonly id: string | null;
  /** Of PARAM_INVALID. */
  readonly field: 'picture' | 'campaignId' | null;
}

/**
 * Adds an article or the next version of one, once for each key; nobody sees it before it is published. Resolves to its
 * id. Administrators draft every kind, customer service notices: the database refuses everybody else.
 * @throws LOGIN_REQUIRED, NOT_PERMITTED, CONTENT_NOT_FOUND, PARAM_INVALID, MESSAGE_FORBIDDEN with the text, as
 *   `texts.de.body`, or `link`, CHANGED_MEANWHILE, NOTHING_CHANGES
 */
export async function draftArticle(ctx: Context, asked: DraftArticle): Promise<string> {
  const { staffId, role } = requireStaff(ctx);
  const { id, kind } = await askedFor(ctx, asked);
  if (role === 'SUPPORT' && !supportDrafts.includes(kind)) refuse('NOT_PERMITTED', {});
  const { facts, pictures } = await readFacts(ctx, kind, asked);
  const { resultId } = await idempotent(
    ctx,
    {
      ...{ actor: `staff/${staffId}`, operation: 'article.draft', key: asked.idempotencyKey },
      fingerprint: fingerprint(ctx, { id, kind, facts, seen: asked.seen }),
    },
    async (tx) => {
      const args = [staffId, id, kind, JSON.stringify(facts), pictures, asked.seen, ctx.address];
      const call = 'draft_article($1, $2, $3, $4, $5, $6, $7)';
      const [answer] = await callSqlIn<Answer>(tx, call, args);
      if (answer?.id != null) return answer.id;
      if (answer?.field != null) refuse('PARAM_INVALID', { field: answer.field }, answer.field);
      return refusal((answer?.status ?? 'OPERATION_FAILED') as 'CHANGED_MEANWHILE', {});
    },
  );
  return resultId;
}

/** @throws CONTENT_NOT_FOUND, PARAM_INVALID */
async function askedFor(ctx: Context, asked: DraftArticle) {
  if (asked.id === null) {
    const kind = begunKinds.find((one) => one === asked.kind);
    return { id: null, kind: kind ?? refuse('PARAM_INVALID', { field: 'kind' }, 'kind') };
  }
  const id = readId(asked.id);
  const kind = id === null ? null : await kindOf(ctx.db, id);
  return id === null || kind === null ? refuse('CONTENT_NOT_FOUND', {}, 'id') : { id, kind };
}
