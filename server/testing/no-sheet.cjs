/**
 * The console's library writes its styles into the page, and jsdom matches every rule against every element that is
 * asked for by its role: most of what a test of the console took. How components look is for the browser tests.
 */
class StyleSheet {
  constructor({ key, container, nonce, speedy }) {
    this.key = key;
    this.container = container;
    this.nonce = nonce;
    this.isSpeedy = speedy;
    this.tags = [];
  }
  hydrate() {}
  insert() {}
  flush() {}
}

module.exports = { StyleSheet };
