import type { Fault } from '../fault';

const TESTS = ['server/modules/notifications/read-message.test.ts'];
const MODULE = 'server/modules/notifications';

/** What keeps the inbox complete and one's own. */
export const inboxFaults: readonly Fault[] = [
  {
    id: 'message-of-another-read',
    invariant: 'A2',
    what: 'somebody marks another’s messages as read',
    file: `${MODULE}/read_messages.sql`,
    find: 'WHERE user_id = p_user AND read_at IS NULL AND',
    replace: 'WHERE read_at IS NULL AND',
    tests: TESTS,
    only: 'is read once',
  },
  {
    id: 'message-of-another-shown',
    invariant: 'A2',
    what: 'a message is shown to whoever knows its number',
    file: `${MODULE}/messages.ts`,
    find: 'findOneBy({ id, userId })',
    replace: 'findOneBy({ id })',
    tests: TESTS,
    only: 'is read once',
  },
  {
    id: 'message-rewritten',
    invariant: 'H8',
    what: 'what a user was told may be changed afterwards',
    file: 'migrations/notifications/1763820200000-messages.ts',
    find: 'NEW.figures, NEW.at)',
    replace: 'OLD.figures, NEW.at)',
    tests: TESTS,
    only: 'stays as it was sent',
  },
  {
    id: 'decision-untold',
    invariant: 'H8',
    what: 'a decision takes effect and the user is not told',
    file: 'server/modules/reviews/decision/apply_decision.sql',
    find: '  PERFORM tell_decision(r);\n',
    replace: '',
    tests: TESTS,
    only: 'tells of a decision',
  },
  {
    id: 'message-unescaped',
    invariant: 'S7',
    what: 'the old path gives a message to apps that show HTML as it was typed',
    file: 'server/rest/routes/messages.routes.ts',
    find: "const plain = () => body.replace(/[&<>\"]/g, (sign) => ENTITIES[sign] ?? '');",
    replace: 'const plain = () => body;',
    tests: TESTS,
    only: 'the same inbox',
  },
];
