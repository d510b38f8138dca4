import type { Fault } from '../fault';

const PROJECTS = ['client-admin/src/resources/projects/projects.test.tsx'];
const EDITOR = ['client-admin/src/resources/projects/edit/ProjectEditor.test.tsx'];
const AT = 'client-admin/src/resources/projects';

/** What the console sends about projects, and what it says before. */
export const projectClientFaults: readonly Fault[] = [
  {
    id: 'console-unfunds-promised',
    invariant: 'M12',
    what: 'more can be asked back than exceeds the promise',
    file: `${AT}/act/useFunding.ts`,
    find: 'minorOf(money) > minorOf(most)',
    replace: 'minorOf(money) < 0n',
    tests: PROJECTS,
    only: 'no more is taken back',
  },
  {
    id: 'console-funds-without-reference',
    invariant: 'O2',
    what: 'a funding is proposed without the reference of its payment',
    file: `${AT}/act/useFunding.ts`,
    find: "!tooMuch && bankReference !== ''",
    replace: '!tooMuch',
    tests: PROJECTS,
    only: 'money put aside is proposed once',
  },
  {
    id: 'console-proposes-gaps',
    invariant: 'H4',
    what: 'a project is sent with texts that are missing or promise too much',
    file: `${AT}/edit/ProjectEditor.tsx`,
    find: 'if (faults.count > 0 || !online) return;',
    replace: 'if (!online) return;',
    tests: EDITOR,
    only: 'before it is sent',
  },
  {
    id: 'console-hides-waiting',
    invariant: 'O2',
    what: 'a project does not say what waits for another administrator',
    file: `${AT}/show/Waiting.tsx`,
    find: 'if (data.length === 0) return null;',
    replace: 'if (data.length >= 0) return null;',
    tests: PROJECTS,
    only: 'says what waits',
  },
  {
    id: 'console-previews-uncovered-open',
    invariant: 'H4',
    what: 'a project for which nothing is put aside is previewed as open',
    file: `${AT}/edit/standing.ts`,
    find: 'coversAnother({ ...figures, promised, funded }) : funded > promised;',
    replace: 'true : true;',
    tests: EDITOR,
    only: 'how it will stand',
  },
  {
    id: 'console-previews-full-open',
    invariant: 'H4',
    what: 'a version with no room is previewed as open',
    file: `${AT}/edit/standing.ts`,
    find: "return sold ? 'SOLD_OUT' : 'ON_SALE';",
    replace: "return sold ? 'ON_SALE' : 'ON_SALE';",
    tests: EDITOR,
    only: 'how it will stand',
  },
  {
    id: 'console-previews-suspended-open',
    invariant: 'H4',
    what: 'a version of a suspended project is previewed as open',
    file: `${AT}/edit/standing.ts`,
    find: 'standing.suspendReason !== null;',
    replace: 'false;',
    tests: EDITOR,
    only: 'how it will stand',
  },
];
