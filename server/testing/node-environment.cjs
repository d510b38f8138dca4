const { TestEnvironment } = require('jest-environment-node');
const { endStorages } = require('./end-storages.cjs');
const { stopAtRed } = require('./stop-at-red.cjs');

/**
 * Node with its own `require`. The cleaner of HTML brings a browser's document whose parts are ES modules only, which
 * jest cannot require on Node 20; Node itself can, once a process: `dompurify.cjs`.
 */
module.exports = class extends TestEnvironment {
  handleTestEvent = stopAtRed();

  constructor(...given) {
    super(...given);
    this.global.requireByNode = require;
  }

  async teardown() {
    await super.teardown();
    endStorages();
  }
};
