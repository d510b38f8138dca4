const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom, and what browsers have besides it: react-router encodes text, Apollo and the uploads fetch. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      fetch,
      Request,
      Response,
      structuredClone,
    });
  }
};
