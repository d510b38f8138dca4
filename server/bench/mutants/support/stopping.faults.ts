import type { Fault } from '../fault';

const MODULE = 'server/modules/support';
const FUND = [`${MODULE}/finish/choose-fund-password.test.ts`];
const APPEAL = [`${MODULE}/submit/send-appeal.test.ts`];
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
    find: " AND help_ready_at(h) > tarn_now() - interval '7 days'",
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
  {
    id: 'appeal-outlives-lock',
    invariant: 'M8',
    what: 'an appeal stays before staff although its lock has ended, and its approval tells of unlocking',
    file: 'server/modules/accounts/lock/unlock_user.sql',
    find: "CASE WHEN status = 'OK' THEN end_appeals(p_user) ELSE '[]' END",
    replace: "'[]'",
    tests: APPEAL,
    only: 'is over when staff end its lock',
  },
  {
    id: 'appeal-talk-outlives-lock',
    invariant: 'M8',
    what: 'the conversation of an appeal stays before staff although its lock has ended',
    file: `${MODULE}/finish/end_appeals.sql`,
    find: "    PERFORM stop_review('CONVERSATION', v_talk, p_user);\n",
    replace: '',
    tests: APPEAL,
    only: 'waits is over when staff end its lock',
  },
  {
    id: 'old-appeal-blocks-next',
    invariant: 'M8',
    what: 'an appeal of an earlier lock keeps its user from appealing the next one',
    file: `${MODULE}/submit/submit_help.sql`,
    find: "  IF p_kind = 'APPEAL' THEN PERFORM end_appeals(p_user); END IF;\n",
    replace: '',
    tests: APPEAL,
    only: 'is over with the next one',
  },
  {
    id: 'frozen-told-unlocked',
    invariant: 'M19',
    what: 'who froze the account is told that it is unlocked when an appeal is approved',
    file: `${MODULE}/decision/tell_help.sql`,
    find: " OR h.kind = 'APPEAL' AND h.approved_at IS NOT NULL AND account_stopped(h.user_id)",
    replace: '',
    tests: APPEAL,
    only: 'its user froze',
  },
];
