import { test as base } from '../fixtures';
import { openMovedServer, type MovedServer } from './moved-clock';
import { movedPortOf } from './servers';

/** Against a server of the worker's own whose clock these tests move: what waits for hours or days. */
export const test = base.extend<object, { readonly moved: MovedServer }>({
  moved: [
    // Playwright reads the names of the fixtures wanted from the pattern: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { parallelIndex }) => {
      const moved = await openMovedServer(movedPortOf(parallelIndex));
      await use(moved);
      await moved.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ moved }, use) => use(moved.address),
});
