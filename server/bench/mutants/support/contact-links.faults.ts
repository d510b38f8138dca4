import type { Fault } from '../fault';

const ARTICLES = 'server/modules/content/articles';
const LINKS = ['schema/asks/contact-links.test.ts'];
const tests = [`${ARTICLES}/leads-nowhere-else.test.ts`];

/** Staff lead nobody to a talk outside the app, also not by what stands behind a word. */
export const contactLinkFaults: readonly Fault[] = [
  {
    id: 'texts-lead-away',
    invariant: 'S1',
    what: 'the link behind a word leads to a messenger',
    file: `${ARTICLES}/leads-nowhere-else.ts`,
    find: 'contacts(linksIn(html))',
    replace: 'contacts([])',
    tests,
    only: 'no text of staff',
  },
  {
    id: 'article-leads-away',
    invariant: 'S1',
    what: 'the link of an article leads to a messenger',
    file: `${ARTICLES}/leads-nowhere-else.ts`,
    find: 'link === null ? [] : [link]',
    replace: '[]',
    tests,
    only: 'nor does the link',
  },
  {
    id: 'any-mailbox-is-own',
    invariant: 'S1',
    what: 'anybody’s mailbox passes for the operator’s',
    file: 'schema/asks/contact-links.ts',
    find: 'return isOwn ? null : mailbox;',
    replace: `return own === '' ? mailbox : null;`,
    tests: LINKS,
  },
  {
    id: 'passed-on-unseen',
    invariant: 'S1',
    what: 'another site passes people on to a messenger',
    file: 'schema/asks/contact-links.ts',
    find: 'read = decodeURIComponent(read);',
    replace: 'break;',
    tests: LINKS,
  },
];
