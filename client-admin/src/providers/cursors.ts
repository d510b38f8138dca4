import type { Page } from '../lib/consoleResource';

export type Fetch<Row> = (after: string | null) => Promise<Page<Row>>;

/**
 * The server pages by keyset, react-admin by number. This remembers where each page of a list
 * began, so that next and previous go where they went before; a page never visited is reached by
 * walking there.
 */
export function pageByNumber() {
  const begins = new Map<string, (string | null)[]>();

  /** `list` names the list with its filter and page size; `page` counts from 1. */
  return async function fetchPage<Row>(
    list: string,
    page: number,
    fetch: Fetch<Row>,
  ): Promise<Page<Row>> {
    const known = begins.get(list) ?? [null];
    begins.set(list, known);
    let at = Math.min(page, known.length);
    for (;;) {
      const found = await fetch(known[at - 1] ?? null);
      // What follows was counted from rows that may have changed: only this page's end is sure.
      if (known[at] !== found.info.endCursor) known.length = at;
      if (found.info.hasNext) known[at] = found.info.endCursor;
      if (at === page || !found.info.hasNext) return found;
      at += 1;
    }
  };
}
