import { fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { keepAppearance } from './theme';
import { rereadSession, session, setLanguage, setPriceColours } from '../lib/session/session';
import '../testing/words';
import { AppearanceSheet } from '../features/account/AppearanceSheet';

const market = () => document.documentElement.dataset.market;

beforeAll(() => {
  window.matchMedia = (() => ({
    matches: false,
    addEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  keepAppearance();
});
beforeEach(() => {
  setPriceColours('auto');
  setLanguage('en');
  void i18next.changeLanguage('en');
});

it('prices take the colours that somebody chooses, at once and after coming back', async () => {
  render(<AppearanceSheet open onClose={() => undefined} />);
  expect(market()).toBe('green-up');
  fireEvent.click(await screen.findByRole('radio', { name: /^Blue up, orange down/ }));
  expect(market()).toBe('blue-orange');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Blue up/ }).checked).toBe(true);
  rereadSession();
  expect(session().prices).toBe('blue-orange');
  setLanguage('zh');
  expect(market()).toBe('blue-orange');
});

it('by themselves they follow the language', () => {
  for (const [language, colours] of [
    ['zh', 'red-up'],
    ['kor', 'red-blue'],
    ['de', 'green-up'],
  ] as const) {
    setLanguage(language);
    expect(market()).toBe(colours);
  }
});
