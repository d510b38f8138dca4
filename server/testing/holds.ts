/** Beyond everything the product repeats of its own accord, and within the time a test has. */
const LIMIT_MS = 15_000;

/**
 * Waits until it holds, however long a busy machine takes.
 * @throws Error when it never came to that, so that a test fails instead of waiting for ever
 */
export async function holds(
  what: () => boolean | Promise<boolean>,
  limitMs = LIMIT_MS,
): Promise<void> {
  const began = performance.now();
  while (!(await what())) {
    if (performance.now() - began > limitMs) throw new Error('it never came to that');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
