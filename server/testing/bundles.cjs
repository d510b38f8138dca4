const { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } = require('node:fs');
const { join, relative } = require('node:path');

/** Of one bundle: enough that loading the server weighs little, few enough that the workers share the end. */
const FILES = 30;
/** Of jest. Where a day has a part of the files, each gets as many bundles. */
const WORKERS = 3;

/** What takes a minute by itself, or begins with a library nobody has started yet. */
const ALONE =
  /[\\/](?:(?:server[\\/](?:bench|http)|client-(?:h5|admin))[\\/]|rules[\\/](?:hostile|matrix|strangers)\.test)/;

/**
 * Writes files that run several test files each, one after another in one module registry, every one in a `describe`
 * of its own: a test file loads the whole server, which takes longer than most of them run. Answers all that jest is
 * to run, each test file once: in a bundle, or by itself. `without` is a pattern of what is left out; `turn` is the
 * day's part of the files that want a database (`takenOf`), `everyDay` a pattern of those that every day has.
 */
function bundled({ rootDir, roots, ending, into, without, turn, everyDay }) {
  const folder = join(rootDir, into);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const left = without ? new RegExp(without) : /$^/;
  const files = filesOf({ rootDir, roots, ending })
    .filter((file) => !left.test(file))
    .filter(takenOf(turn, withDatabaseBut(everyDay)));
  const shared = files.filter((file) => !ALONE.test(file));
  const count = turn
    ? WORKERS * Math.ceil(shared.length / WORKERS / FILES)
    : Math.ceil(shared.length / FILES);
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

/** Whether a file wants one, and is none of those that every day has: a pattern of their paths. */
function withDatabaseBut(everyDay) {
  const always = everyDay ? new RegExp(everyDay) : /$^/;
  return (file) => !always.test(file) && DATABASE.test(readFileSync(file, 'utf8'));
}

/**
 * Whether a file, asked for one after another in a list's order, is taken in a part of what several days share: "2,3/13"
 * are the parts 2 and 3 of 13, counted from 0. One that is not `shared`, each day has; without a turn all are taken.
 */
function takenOf(turn, shared = () => true) {
  if (!turn) return () => true;
  const [parts, of] = turn.split('/');
  const taken = parts.split(',').map(Number);
  let seen = -1;
  return (file) => {
    if (!shared(file)) return true;
    seen += 1;
    return taken.includes(seen % Number(of));
  };
}

const filesBelow = (folder, ending) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file))
    .sort();

const filesOf = ({ rootDir, roots, ending }) =>
  roots.flatMap((root) => filesBelow(join(rootDir, root), ending));

const required = (rootDir, folder, file) =>
  `describe(${JSON.stringify(relative(rootDir, file))}, () => {
  require(${JSON.stringify(relative(folder, file))});
});
`;

module.exports = { WORKERS, bundled, filesBelow, filesOf, takenOf, withDatabaseBut };
