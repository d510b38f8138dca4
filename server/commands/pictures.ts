import { README_PICTURES } from '../e2e/readme-picture';
import { PlainError, runCommand } from './say';
import { runStep } from './steps';

/** `npm run pictures`: walks the screens of the README in a browser and keeps their pictures. */
runCommand(async () => {
  const built = await runStep({ name: 'build', command: ['tsx', 'server/commands/build.ts'] });
  const files = ['first-slice.spec.ts', 'screens.spec.ts'];
  const { passed } = await runStep({
    name: 'pictures',
    command: ['playwright', 'test', '-c', 'server/e2e/playwright.config.ts', ...files],
    // The themes take turns by day, and the README shows both.
    env: { [README_PICTURES]: 'server/e2e/pictures', TURNS: 'all' },
    live: true,
  });
  if (!built.passed || !passed) throw new PlainError('The pictures are not what they should be.');
});
