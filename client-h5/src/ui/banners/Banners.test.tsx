import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { wordsOf } from '../../testing/words';
import { Banners } from './Banners';

const words = wordsOf('en').content;
const banner = (id: string, link: string | null) => ({
  ...{ id, title: `Banner ${id}`, summary: '', picture: null, link },
});
const TWO = [banner('1', '/pages/news/news'), banner('2', 'https://a.example/x')];

/** How far the strip was moved by itself or by hand, in widths of the strip. */
function shown(still: boolean): readonly string[] {
  window.matchMedia = (() => ({ matches: still })) as unknown as typeof window.matchMedia;
  const moved: string[] = [];
  const size = { clientWidth: 300, scrollWidth: 600, scrollLeft: 0 };
  for (const [name, value] of Object.entries(size))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value });
  HTMLElement.prototype.scrollTo = (to?: ScrollToOptions | number) =>
    void moved.push(`to ${String((to as ScrollToOptions).left)}`);
  HTMLElement.prototype.scrollBy = (by?: ScrollToOptions | number) =>
    void moved.push(`by ${String((by as ScrollToOptions).left)}`);
  render(<Banners banners={TWO} />, { wrapper: MemoryRouter });
  return moved;
}

const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const later = () => {
  act(() => {
    jest.advanceTimersByTime(8_000);
  });
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('banners turn by themselves until they are stopped, and again when they are started', () => {
  const moved = shown(false);
  later();
  expect(moved).toEqual(['to 300']);
  tap(words.pause);
  later();
  expect(moved).toHaveLength(1);
  tap(words.play);
  later();
  expect(moved).toEqual(['to 300', 'to 300']);
});

it('a step by hand, and a finger on the strip, end the turning', () => {
  const moved = shown(false);
  tap(words.next);
  later();
  tap(words.previous);
  expect(moved).toEqual(['by 300', 'by -300']);
  tap(words.play);
  fireEvent.pointerDown(screen.getByRole('list', { name: words.banners }));
  later();
  expect(moved).toHaveLength(2);
});

it('they stand still where motion is unwanted, and are moved by hand', () => {
  const moved = shown(true);
  later();
  expect(moved).toEqual([]);
  expect(screen.queryByRole('button', { name: words.pause })).toBeNull();
  tap(words.next);
  expect(moved).toEqual(['by 300']);
});

it('one leads into the app, another opens apart', () => {
  shown(true);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('rel'));
  expect(links).toEqual([null, 'noopener noreferrer']);
});
