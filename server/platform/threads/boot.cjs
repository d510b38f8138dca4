// What a thread runs where nothing is built: it compiles its file as it loads it.
require('tsx/cjs');
require(require('node:worker_threads').workerData.file);
