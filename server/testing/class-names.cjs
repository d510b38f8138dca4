/** Stands for every style sheet: a class of a CSS module has the name it has in the sheet. */
module.exports = new Proxy(
  {},
  { get: (_, name) => (name === '__esModule' ? undefined : String(name)) },
);
