import type { Fault } from '../fault';

const MODULE = 'server/modules/support';
const FUND = [`${MODULE}/finish/choose-fund-password.test.ts`];
const LINK = [`${MODULE}/finish/stop-help-by-link.test.ts`];

/** A request that its user stops is over at once, with and without a session. */
export const stoppingFaults: readonly Fault[] = [
  {
    id: 'stopped-help-stays-with-staff',
    invariant: 'A6',
    what: 'a request that its user stopped stays in the hands of staff',
    file: `${MODULE}/finish/stop_help.sql`,
    find: '  PERFORM stop_review(help_queue_of(h.kind), h.id, p_user);\n',
    replace: '',
    tests: FUND,
  },
  {
    id: 'stopped-decision-undone',
    invariant: 'A6',
    what: 'a decision whose request was stopped can be undone, and decided again',
    file: 'server/modules/reviews/review_transition.sql',
    find: "    WHEN 'DECIDED.stop' THEN 'CANCELLED'\n",
    replace: '',
    tests: FUND,
  },
  {
    id: 'stop-link-never-ends',
    invariant: 'A6',
    what: 'a link of last month stops a request',
    file: `${MODULE}/finish/stop_help_by_link.sql`,
    find: " AND h.ready_at > tarn_now() - interval '7 days'",
    replace: '',
    tests: LINK,
  },
  {
    id: 'stop-links-guessed',
    invariant: 'A4',
    what: 'links are tried as often as somebody likes',
    file: `${MODULE}/finish/stop-help-by-link.ts`,
    find: 'const stopped = await weighTry(ctx, codesOf(ctx.address), async () => {',
    replace:
      'void weighTry; void codesOf;\n  const stopped = await Promise.resolve().then(async () => {',
    tests: LINK,
  },
  {
    id: 'stop-link-replaced-later',
    invariant: 'A6',
    what: 'the link in a mail is made useless by whoever can call a function of the server',
    file: `${MODULE}/decision/keep_stop_link.sql`,
    find: ' AND h.noticed_at IS NULL',
    replace: '',
    tests: LINK,
  },
  {
    id: 'notice-noted-unsent',
    invariant: 'A6',
    what: 'a notice that no mail carried counts as announced',
    file: `${MODULE}/decision/mail-help-notices.ts`,
    find: 'if (sent) await',
    replace: 'void sent;\n    await',
    tests: LINK,
  },
];
