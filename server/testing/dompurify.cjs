/** The real cleaner of HTML, loaded by Node instead of jest: `node-environment.cjs` says why. */
module.exports = globalThis.requireByNode('isomorphic-dompurify');
