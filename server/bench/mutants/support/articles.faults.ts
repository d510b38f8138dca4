import type { Fault } from '../fault';

const ARTICLES = 'server/modules/content/articles';
const tests = [`${ARTICLES}/follow-articles.test.ts`];

/** What people read stands until what takes its place begins. */
export const articleFaults: readonly Fault[] = [
  {
    id: 'later-version-hides',
    invariant: 'O4',
    what: 'a version that is published for later takes away what stands now',
    file: `${ARTICLES}/publish_article.sql`,
    find: '  IF v_later THEN',
    replace: '  IF false THEN',
    tests,
    only: 'leaves the one before standing',
  },
  {
    id: 'later-activity-unsaid',
    invariant: 'O4',
    what: 'an activity that was put off is announced as it was',
    file: `${ARTICLES}/publish_article.sql`,
    find: " AND a.kind <> 'ACTIVITY'",
    replace: '',
    tests,
    only: 'of an activity stands at once',
  },
  {
    id: 'later-version-too-soon',
    invariant: 'O4',
    what: 'a version that is published for later stands before it begins',
    file: `${ARTICLES}/follow_articles.sql`,
    find: 'WHERE f.next_at <= tarn_now()',
    replace: 'WHERE f.next_at IS NOT NULL',
    tests,
    only: 'leaves the one before standing',
  },
  {
    id: 'later-version-of-withdrawn',
    invariant: 'O4',
    what: 'what was taken back comes again with the version that was to follow',
    file: `${ARTICLES}/withdraw_article.sql`,
    find: ', next = NULL, next_at = NULL WHERE',
    replace: ' WHERE',
    tests,
    only: 'falls with the article',
  },
];
