import { running } from './global-setup';

/** Jest demands a default export here. */
export default async function tearDown(): Promise<void> {
  await running.server?.stop();
}
