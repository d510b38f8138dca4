import type { Form } from './form';

/** Old apps show the newest thousand; everything else is in GraphQL and the CSV. */
export const NEWEST = { first: 1_000, after: null } as const;

export interface LegacyPage {
  readonly page: number;
  readonly size: number;
}

/** @throws PARAM_INVALID */
export const legacyPage = (form: Form, fallback = 10): LegacyPage => ({
  page: form.count(['page'], { fallback: 1, min: 1, max: 1_000_000 }),
  size: form.count(['num', 'limit', 'per_page'], { fallback, min: 1, max: 100 }),
});

export interface Slice<T> {
  readonly rows: readonly T[];
  readonly total: number;
}

/** `newest` holds at most a thousand and one; a page that would end beyond the thousand is empty. */
export function sliceOf<T>(newest: readonly T[], { page, size }: LegacyPage): Slice<T> {
  const total = Math.min(newest.length, NEWEST.first);
  const end = page * size;
  return { total, rows: end > NEWEST.first ? [] : newest.slice(end - size, Math.min(end, total)) };
}

export const paginator = (total: number, { page, size }: LegacyPage, data: readonly unknown[]) => ({
  total,
  per_page: size,
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / size)),
  data,
});
