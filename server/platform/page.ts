import { limits } from '../../schema/limits';
import { refuse } from './domain-error';

export { cursorOf } from '../../schema/chat/cursor';

/** A page of a list ordered by id, newest or oldest first. */
export interface PageAsked {
  readonly first: number;
  /** The id the page begins after; null for the first page. */
  readonly after: string | null;
}

/** A stretch of what happened, newest first: before an instant, or up to now. */
export interface Before {
  readonly before: Date | null;
  readonly first: number;
}

/** 18 digits as base64. */
const CURSOR_LENGTH_MAX = 24;

/** @throws PARAM_INVALID of `field` when `after` is no cursor of ours */
export function readPage(
  first: number | null | undefined,
  after: string | null | undefined,
  field = 'after',
): PageAsked {
  const size = Math.min(Math.max(first ?? limits.pageSizeDefault, 1), limits.pageSizeMax);
  if (after == null) return { first: size, after: null };
  const id =
    after.length > CURSOR_LENGTH_MAX ? '' : Buffer.from(after, 'base64url').toString('latin1');
  return /^[0-9]{1,18}$/.test(id)
    ? { first: size, after: id }
    : refuse('PARAM_INVALID', { field }, field);
}
