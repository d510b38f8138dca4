const { TestEnvironment } = require('jest-environment-jsdom');
const { endStorages } = require('./end-storages.cjs');
const { stopAtRed } = require('./stop-at-red.cjs');

const WANTED = ['TextEncoder', 'TextDecoder', 'fetch', 'Request', 'Response', 'structuredClone'];

/** jsdom, and what browsers have besides it: react-router encodes text, Apollo and the uploads fetch. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  handleTestEvent = stopAtRed();

  async setup() {
    await super.setup();
    for (const name of WANTED) this.global[name] = globalThis[name];
  }

  async teardown() {
    await super.teardown();
    endStorages();
  }
};
