const { default: Sequencer } = require('@jest/test-sequencer');

/** What takes longest by itself, as a part of its path; a bundle holds many files. */
const LONG = [
  'server/bench/torture.test',
  'server/bench/canary.test',
  'dist/tests/',
  'server/rules/hostile.test',
  'server/rules/',
  'server/http/sockets/',
  'server/bench/',
];

const rankOf = (path) => {
  const at = LONG.findIndex((part) => path.includes(part));
  return at < 0 ? LONG.length : at;
};

/**
 * Jest knows from its cache what took long; a fresh clone has none, and goes by the size of files. What takes minutes
 * then came last, with one worker at it and the others done.
 */
module.exports = class extends Sequencer {
  sort(tests) {
    const inOrder = [...super.sort(tests)];
    return inOrder.sort((a, b) => rankOf(a.path) - rankOf(b.path));
  }
};
