import type { Page } from '../lib/consoleResource';

/** Without `after`, a page by its number; only of a list that opens any page is that another than the first. */
export type Fetch<Row> = (after: string | null, page: number) => Promise<Page<Row>>;

/** Keeps where the page after the `at`th begins. */
function note(known: (string | null)[], at: number, { info }: Page<unknown>): void {
  // What follows was counted from rows that may have changed: only this page's end is sure.
  if (known[at] !== info.endCursor) known.length = Math.min(known.length, at);
  if (info.hasNext) known[at] = info.endCursor;
}

/** The `at`th page: after its cursor where that is known, else by its number. */
const begun = <Row>(after: string | null | undefined, at: number, fetch: Fetch<Row>) =>
  after == null ? fetch(null, at) : fetch(after, 1);

/**
 * The server pages by keyset, react-admin by number. This remembers where each page of a list
 * began, so that next and previous go where they went before; a page never visited is reached by
 * walking there, or, where the list opens any page, asked for by its number.
 */
export function pageByNumber() {
  const begins = new Map<string, (string | null)[]>();

  /** `list` names the list with its filter and page size; `page` counts from 1. */
  return async function fetchPage<Row>(
    list: string,
    page: number,
    { fetch, anyPage = false }: { readonly fetch: Fetch<Row>; readonly anyPage?: boolean },
  ): Promise<Page<Row>> {
    const known = begins.get(list) ?? [null];
    begins.set(list, known);
    let at = anyPage ? page : Math.min(page, known.length);
    for (;;) {
      const found = await begun(known[at - 1], at, fetch);
      note(known, at, found);
      if (at === page || !found.info.hasNext) return found;
      at += 1;
    }
  };
}
