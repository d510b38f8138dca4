const { mkdirSync, readdirSync, rmSync, writeFileSync } = require('node:fs');
const { join, relative } = require('node:path');

/** Of one bundle: enough that loading the server weighs little, few enough that the workers share the end. */
const FILES = 30;

/** What takes a minute by itself, or begins with a library nobody has started yet. */
const ALONE =
  /[\\/](?:(?:server[\\/](?:bench|http)|client-(?:h5|admin))[\\/]|rules[\\/](?:hostile|matrix|strangers)\.test)/;

/**
 * Writes files that run several test files each, one after another in one module registry, every one in a `describe`
 * of its own: a test file loads the whole server, which takes longer than most of them run. Answers all that jest is
 * to run, each test file once: in a bundle, or by itself. `without` is a pattern of what is left out.
 */
function bundled({ rootDir, roots, ending, into, without }) {
  const folder = join(rootDir, into);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const left = without ? new RegExp(without) : /$^/;
  const files = roots
    .flatMap((root) => filesBelow(join(rootDir, root), ending))
    .filter((file) => !left.test(file));
  const shared = files.filter((file) => !ALONE.test(file));
  const bundles = Array.from({ length: Math.ceil(shared.length / FILES) }, (_, n) => {
    const name = join(folder, `${String(n).padStart(3, '0')}.test.js`);
    const own = shared.slice(n * FILES, (n + 1) * FILES);
    writeFileSync(name, own.map((file) => required(rootDir, folder, file)).join(''));
    return name;
  });
  return [...files.filter((file) => ALONE.test(file)), ...bundles];
}

const filesBelow = (folder, ending) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file))
    .sort();

const required = (rootDir, folder, file) =>
  `describe(${JSON.stringify(relative(rootDir, file))}, () => {
  require(${JSON.stringify(relative(folder, file))});
});
`;

module.exports = { bundled };
