const { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } = require('node:fs');
const { join, relative } = require('node:path');

/** Of one bundle: enough that loading the server weighs little, few enough that the workers share the end. */
const FILES = 30;
/** Of a day's part of them: one bundle for each worker. */
const BUNDLES_OF_A_TURN = 3;

/** What takes a minute by itself, or begins with a library nobody has started yet. */
const ALONE =
  /[\\/](?:(?:server[\\/](?:bench|http)|client-(?:h5|admin))[\\/]|rules[\\/](?:hostile|matrix|strangers)\.test)/;

/**
 * Writes files that run several test files each, one after another in one module registry, every one in a `describe`
 * of its own: a test file loads the whole server, which takes longer than most of them run. Answers all that jest is
 * to run, each test file once: in a bundle, or by itself. `without` is a pattern of what is left out; `turn` ("1/8":
 * the second day of eight) takes a part of the files that want a database.
 */
function bundled({ rootDir, roots, ending, into, without, turn }) {
  const folder = join(rootDir, into);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const left = without ? new RegExp(without) : /$^/;
  const files = roots
    .flatMap((root) => filesBelow(join(rootDir, root), ending))
    .filter((file) => !left.test(file))
    .filter(hasTurn(turn));
  const shared = files.filter((file) => !ALONE.test(file));
  const count = turn ? BUNDLES_OF_A_TURN : Math.ceil(shared.length / FILES);
  const bundles = Array.from({ length: count }, (_, n) => {
    const name = join(folder, `${String(n).padStart(3, '0')}.test.js`);
    // The few of a turn are dealt out: those of one folder take about as long.
    const own = turn
      ? shared.filter((_file, at) => at % count === n)
      : shared.slice(n * FILES, (n + 1) * FILES);
    writeFileSync(name, own.map((file) => required(rootDir, folder, file)).join(''));
    return name;
  });
  return [...files.filter((file) => ALONE.test(file)), ...bundles];
}

/** What a test file gets a database from. */
const DATABASE = /testing\/(?:database|http|suite|world)'/;

/** Where money is placed, settled and written down. */
const EVERY_DAY = /[\\/]modules[\\/](?:ledger|trading)[\\/]/;

/** Whether a file is taken where so many days share them; one that wants no database always is. */
function hasTurn(turn) {
  if (!turn) return () => true;
  const [now, of] = turn.split('/').map(Number);
  let seen = 0;
  return (file) => {
    if (EVERY_DAY.test(file) || !DATABASE.test(readFileSync(file, 'utf8'))) return true;
    seen += 1;
    return seen % of === now;
  };
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

module.exports = { bundled, filesBelow, hasTurn };
