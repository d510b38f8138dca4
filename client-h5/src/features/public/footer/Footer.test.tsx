import { contentPaths } from '../../../../../schema/content/routes';
import { isOpenPath, paths } from '../../../../../schema/routes';
import { languages } from '../../../../../schema/languages';
import { platform } from '../../../testing/answers';
import { draw } from '../../../testing/draw';
import { Footer } from './Footer';

/** Screens that nobody comes to from a list of ways, each with its reason. */
const NO_DESTINATION: Readonly<Record<string, string>> = {
  [paths.root]: 'the page that the footer stands on',
  [paths.home]: 'the page that the footer stands on',
  [paths.projectPage]: 'needs a project',
  [paths.instrumentPage]: 'needs an instrument',
  [paths.stopHelp]: 'needs the token of a mail',
  [paths.locked]: 'stands where an account is locked',
  [contentPaths.articlePage]: 'needs an article',
  [contentPaths.activityPage]: 'needs an activity',
  [contentPaths.splash]: 'the first start of the installed app',
  [contentPaths.choosePlace]: 'a step of a conversation',
  [contentPaths.openPlace]: 'needs a place',
};

const screenOf = (link: string): string => link.split('?')[0] ?? link;

/** Every screen that the routes of the contract name. */
const screens = [
  ...new Set(
    Object.values({ ...paths, ...contentPaths }).map((path) =>
      screenOf(typeof path === 'string' ? path : path('')),
    ),
  ),
];

const linkedIn = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, link = '']) => screenOf(link));

it('links every screen there is, but those that are no destination of their own', () => {
  const linked = new Set(linkedIn(draw(<Footer />, [platform()]).html));
  const wanted = screens.filter((screen) => !(screen in NO_DESTINATION));
  expect(wanted.filter((screen) => !linked.has(screen))).toEqual([]);
  expect([...linked].filter((link) => !wanted.includes(link))).toEqual([]);
  expect(wanted.filter(isOpenPath).length).toBeGreaterThan(8);
});

it('and each exception is a screen that there is', () => {
  expect(Object.keys(NO_DESTINATION).filter((one) => !screens.includes(one))).toEqual([]);
});

it.each(languages)('in %s no two ways of one group are called the same', (language) => {
  const { html } = draw(<Footer />, [platform()], language);
  for (const group of html.split('<h3>').slice(1)) {
    const labels = [...group.matchAll(/<li><[a-z][^>]*>([^<]+)</g)].map(([, label = '']) => label);
    expect(labels.length).toBeGreaterThan(0);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.filter((label) => /footer|pages\./.test(label))).toEqual([]);
  }
});

it.each(languages)(
  'H5: in %s customer service is named with the hours of the setting alone',
  (language) => {
    const { text } = draw(<Footer />, [platform({ supportHours: 'XX to YY' })], language);
    expect(text).toContain('XX to YY');
    expect(text).not.toMatch(/24\s*[/×x]\s*\d/);
  },
);
