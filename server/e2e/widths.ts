import type { Page } from '@playwright/test';

/**
 * What may be wider than the box it is seen in:
 * - the picture of a payment: it is moved under its frame by hand and by keys;
 * - text for the ear alone, clipped to nothing;
 * - what is typed into a field of one line, which follows the caret, and the words of a chosen option,
 *   which the open list shows whole.
 */
const MAY = '.react-transform-wrapper, input, select';

/** In the page: each element that holds more than its width, and by how much. */
const wider = (mayScroll: boolean) => `(() => {
  const scrolls = (box) => ['auto', 'scroll'].includes(getComputedStyle(box).overflowX);
  const moved = (box) =>
    box.textContent.trim() === '' || scrolls(box) || [...box.querySelectorAll('ul, div')].some(scrolls);
  const clipped = (box) =>
    box !== null && (getComputedStyle(box).clipPath === 'inset(50%)' || clipped(box.parentElement));
  return [...document.querySelectorAll('html, body, body *')]
    .filter((box) => box.clientWidth > 0 && box.scrollWidth > box.clientWidth)
    .filter((box) => box.closest(${JSON.stringify(MAY)}) === null && !clipped(box))
    .filter((box) => !${String(mayScroll)} || !moved(box))
    .map((box) => {
      const name = [box.tagName.toLowerCase(), ...box.classList].join('.');
      const says = box.textContent.trim().slice(0, 40);
      return name + ' ' + String(box.scrollWidth) + ' > ' + String(box.clientWidth) + ': ' + says;
    });
})()`;

/** Elements whose content is wider than they are, the page among them: scrolled sideways, or cut. */
export const widerThanTheirBox = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(wider(false));

/**
 * The same for a phone, where a row of chips or cards may be moved under the thumb, and the area
 * around a button without words may be larger than what is drawn.
 */
export const cutOnThePhone = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(wider(true));
