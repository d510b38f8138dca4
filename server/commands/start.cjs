// What `npm start` runs. While nothing has changed since the last build, all of it lies compiled in dist/: a compiler
// that watches what is loaded takes longer than the rest of a start. Otherwise it is compiled as it runs, and builds.
process.env.NODE_ENV ??= 'production';
// Faults name the lines of the sources.
process.setSourceMapsEnabled(true);

const { existsSync } = require('node:fs');
const { join } = require('node:path');

const built = (name) => join(__dirname, '../../dist/server', name);

const isBuilt = () =>
  existsSync(built('build-parts.js')) && require(built('build-parts.js')).dueParts().length === 0;

if (isBuilt()) {
  require(built('start.js')).start();
} else {
  require('tsx/cjs');
  require('./start.ts').start({ building: true });
}
