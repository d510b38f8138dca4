import { forbiddenCopy } from '../../../schema/content/forbidden-copy';
import { plainOfHtml } from '../../../schema/content/html';
import { oneForm, withoutLicences } from '../../../schema/content/licences';
import { languages } from '../../../schema/languages';
import type { Context, Reads } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import { openProposals } from '../proposals';
import type { Proposal } from '../proposals';
import { articleVersion, type ArticleVersion } from './articles/articles';

type Copy = Pick<ArticleVersion, 'titles' | 'summaries' | 'bodies'>;

/** The wordings that are set, and those that are to be. */
interface Change {
  readonly now: readonly string[];
  readonly after: readonly string[];
}

/** So many are named. */
const NAMED_MAX = 5;
const BATCH = 200;

/** What people see, or are to see, that could not be said any more after this: the titles of some of them. */
export async function licencesInUse(ctx: Pick<Context, 'db'>, change: Change): Promise<string[]> {
  const found: string[] = [];
  for await (const copy of standing(ctx)) {
    if (!loses(copy, change)) continue;
    found.push(copy.titles.en ?? Object.values(copy.titles)[0] ?? '–');
    if (found.length === NAMED_MAX) break;
  }
  return [...new Set(found)];
}

function loses(copy: Copy, { now, after }: Change): boolean {
  const gone = now.filter((line) => !after.includes(line));
  return languages.some((language) =>
    [copy.titles[language], copy.summaries[language], plainOfHtml(copy.bodies[language] ?? '')]
      .filter((text) => text !== undefined && speaksIn(text, gone))
      .some((text = '') => {
        const before = forbiddenCopy(language, text, now);
        return forbiddenCopy(language, text, after).some((word) => !before.includes(word));
      }),
  );
}

const speaksIn = (text: string, wordings: readonly string[]): boolean => {
  const plain = oneForm(text);
  return withoutLicences(plain, wordings) !== plain;
};

/** Articles that are shown and those that follow them, legal texts in force, and what waits to be confirmed. */
async function* standing(ctx: Pick<Context, 'db'>): AsyncGenerator<Copy> {
  for (const proposal of await openProposals(ctx, ['LEGAL_TEXT', 'BROADCAST'])) {
    const copy = await proposedCopy(ctx.db, proposal);
    if (copy) yield copy;
  }
  let last = '0';
  for (let more = true; more;) {
    const found = await rows<Copy & { readonly id: string }>(ctx.db, PUBLISHED, [last, BATCH]);
    yield* found;
    more = found.length > 0;
    last = found.at(-1)?.id ?? last;
  }
}

const PUBLISHED = `
  SELECT a.id, v.titles, v.summaries, v.bodies
  FROM (SELECT f.id, f.published, f.next FROM article f WHERE f.state = 'PUBLISHED' AND f.id > $1
    ORDER BY f.id LIMIT $2) a
  JOIN article_version v ON v.article_id = a.id AND v.version IN (a.published, a.next)
  ORDER BY a.id`;

/** What a legal text or a broadcast that is proposed says; null where its version is not there. */
export async function proposedCopy(
  db: Reads,
  { kind, subject, after }: Pick<Proposal, 'kind' | 'subject' | 'after'>,
): Promise<Copy | null> {
  if (kind === 'BROADCAST') {
    const { titles, bodies } = after as unknown as Copy;
    return { titles, summaries: {}, bodies };
  }
  return articleVersion(
    db,
    subject.split('/')[1] ?? '0',
    Number.parseInt(String(after.version), 10),
  );
}
