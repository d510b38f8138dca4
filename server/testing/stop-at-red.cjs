/**
 * Where a run asks for it, nothing is run after the first red test of a file: one is enough to catch a planted fault. The
 * rest counts as skipped, and what the file opened is closed.
 */
module.exports.stopAtRed = () => {
  let red = false;
  return (event) => {
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure') red = true;
    if (event.name === 'test_start' && red && process.env.STOP_AT_RED) event.test.mode = 'skip';
  };
};
