import { useQuery } from '@tanstack/react-query';
import { ask } from '../../lib/request';
import {
  ArticleVersionsDocument,
  type ArticleVersionFragment,
  type ArticleVersionsQuery,
  type ArticleVersionsQueryVariables,
} from './versions.generated';

/** What a proposal would put in force, and in the place of what. */
export interface LegalChange {
  /** Of the article. */
  readonly id: string;
  /** The version in force when it was proposed, and the one that is proposed. */
  readonly before: number;
  readonly after: number;
}

type Version = ArticleVersionFragment;

/** Each has ten whole texts. */
const VERSIONS_AT_ONCE = 5;

/** Both versions, looked for from the newest on; fails where one of them is not there. */
async function versionsOf({ id, before, after }: LegalChange): Promise<readonly Version[]> {
  const found = new Map<number, Version>();
  let cursor: string | null = null;
  for (let more = true; more;) {
    const asked: ArticleVersionsQueryVariables = { id, first: VERSIONS_AT_ONCE, after: cursor };
    const page: ArticleVersionsQuery = await ask(ArticleVersionsDocument, asked);
    const { items, info } = page.articleVersions;
    for (const one of items) found.set(one.version, one);
    cursor = info.endCursor;
    more = info.hasNext && cursor !== null && !(found.has(before) && found.has(after));
  }
  return [before, after].map((version) => {
    const one = found.get(version);
    if (!one) throw new Error(`article ${id} has no version ${String(version)}`);
    return one;
  });
}

/** The two versions that are compared; nothing is asked without a change. */
export const useLegalVersions = (change: LegalChange | null) =>
  useQuery({
    queryKey: ['legalVersions', change],
    queryFn: () => (change === null ? [] : versionsOf(change)),
    enabled: change !== null,
    staleTime: Infinity,
  });
