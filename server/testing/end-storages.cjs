const { AsyncLocalStorage } = require('node:async_hooks');

/** What was used to follow calls since the last test file ended. */
const used = new Set();

for (const way of ['run', 'enterWith']) {
  const begin = AsyncLocalStorage.prototype[way];
  AsyncLocalStorage.prototype[way] = function (...given) {
    used.add(this);
    return begin.apply(this, given);
  };
}

/**
 * Node 20 writes every storage ever used in a process to every promise, timer and socket made since, and jest-circus 30.5
 * brings one of its own with each test file: after a hundred files most of a worker's time went there, and two gigabytes.
 * They end with the file that used them.
 */
module.exports.endStorages = () => {
  for (const storage of used) storage.disable();
  used.clear();
};
