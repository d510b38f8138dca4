import type { Fault } from './fault';

const MODULE = 'server/modules/content/broadcasts';
const TABLE = 'migrations/content/1765800000000-broadcasts.ts';
const tests = [`${MODULE}/broadcasts.test.ts`];

/** What is said to many people at once: by whom, to whom, and never to a break. */
export const broadcastFaults: readonly Fault[] = [
  {
    id: 'promotion-during-break',
    invariant: 'H9',
    what: 'what is promoted is shown while a break lasts',
    file: `${MODULE}/broadcasts_for.sql`,
    find: 'NOT (v_on_break OR on_break_at(p_user, m.sent_at))',
    replace: 'NOT on_break_at(p_user, m.sent_at)',
    tests,
    only: 'no promotion reaches a break',
  },
  {
    id: 'promotion-after-break',
    invariant: 'H9',
    what: 'what was promoted during a break arrives after it',
    file: `${MODULE}/broadcasts_for.sql`,
    find: 'NOT (v_on_break OR on_break_at(p_user, m.sent_at))',
    replace: 'NOT v_on_break',
    tests,
    only: 'no promotion reaches a break',
  },
  {
    id: 'broadcast-to-others',
    invariant: 'A2',
    what: 'everybody reads what a list was sent',
    file: `${MODULE}/broadcasts_for.sql`,
    find: "b.audience = 'LIST' AND b.readers @> ARRAY[p_user]",
    replace: "b.audience = 'LIST'",
    tests,
    only: 'somebody else’s looks missing',
  },
  {
    id: 'broadcast-by-support',
    invariant: 'O4',
    what: 'customer service sends a broadcast by SQL',
    file: `${MODULE}/send_broadcast.sql`,
    find: '  IF NOT staff_is_admin(p_staff) THEN',
    replace: '  IF false THEN',
    tests,
    only: 'customer service send none',
  },
  {
    id: 'broadcast-to-many-alone',
    invariant: 'O4',
    what: 'one administrator says something to more than 1,000 people',
    file: TABLE,
    find: 'CHECK (people <= 1000 OR proposal_id IS NOT NULL)',
    replace: 'CHECK (people >= 0)',
    tests,
    only: 'two administrators stand',
  },
  {
    id: 'broadcast-unconfirmed',
    invariant: 'O4',
    what: 'a broadcast names a proposal that nobody has confirmed',
    file: TABLE,
    find: "p.kind = 'BROADCAST' AND p.state = 'CONFIRMED' AND p.closed_by = NEW.sent_by",
    replace: "p.kind = 'BROADCAST'",
    tests,
    only: 'two administrators stand',
  },
  {
    id: 'broadcast-asks-for-secrets',
    invariant: 'S1',
    what: 'whoever owns the database sends a request for a password to everybody',
    file: TABLE,
    find: 'IF broadcast_ask(NEW.titles, NEW.bodies) IS NOT NULL THEN',
    replace: 'IF false THEN',
    tests,
    only: 'a request for a secret',
  },
  {
    id: 'broadcast-html-as-sent',
    invariant: 'S7',
    what: 'the HTML of a broadcast is kept as it was sent',
    file: `${MODULE}/read-broadcast.ts`,
    find: 'const clean = await cleanHtml(html);',
    replace: 'const clean = html.trim();',
    tests,
    only: 'hostile HTML is kept harmless',
  },
];
