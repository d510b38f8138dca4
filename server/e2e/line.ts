import type { Page, Route } from '@playwright/test';

/**
 * `cut`: nothing gets through, and open sockets are silent without an end. `answerless`: the app's own
 * files come, and nothing else does. `deaf`: what changes something arrives, and its answer is lost.
 */
type Line = 'whole' | 'cut' | 'answerless' | 'deaf';

/** The line between one page and the server. The device believes in its network all the while. */
export async function lineOf(page: Page) {
  let line: Line = 'whole';
  const silent = () => line === 'cut' || line === 'answerless';
  const stops = (route: Route) => line === 'cut' || (line === 'answerless' && !isFile(route));
  await page.route('**/*', async (route) => {
    if (stops(route)) return route.abort('internetdisconnected');
    if (line !== 'deaf' || !isMutation(route)) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.routeWebSocket(/\/graphql$/, (phone) => {
    if (silent()) return;
    const server = phone.connectToServer();
    phone.onMessage((message) => {
      if (!silent()) server.send(message);
    });
    server.onMessage((message) => {
      if (!silent()) phone.send(message);
    });
  });
  const become = (next: Line) => () => {
    line = next;
  };
  return {
    cut: become('cut'),
    losesAnswers: become('answerless'),
    deafen: become('deaf'),
    join: become('whole'),
  };
}

const isFile = (route: Route): boolean => route.request().url().includes('/h5/assets/');

const isMutation = (route: Route): boolean =>
  (route.request().postData() ?? '').includes('"query":"mutation');
