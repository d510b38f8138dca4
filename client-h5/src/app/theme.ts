import { languageFacts } from '../../../schema/languages';
import { onSession, rereadSession, session } from '../lib/session/session';

const systemDark = () => matchMedia('(prefers-color-scheme: dark)');

/** Puts theme, language and market colours on `<html>`, where the design's values look for them. */
export function keepAppearance(): void {
  apply();
  onSession(apply);
  systemDark().addEventListener('change', apply);
  document.addEventListener('visibilitychange', onShow);
  window.addEventListener('pageshow', onShow);
}

function onShow(): void {
  if (document.visibilityState === 'visible') rereadSession();
}

function apply(): void {
  const { theme, language, prices } = session();
  const root = document.documentElement;
  const facts = languageFacts[language];
  const dark = theme === 'dark' || (theme === 'auto' && systemDark().matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.market = prices === 'auto' ? facts.market : prices;
  root.lang = facts.tag;
  const colour = getComputedStyle(root).getPropertyValue('--bg').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
}
