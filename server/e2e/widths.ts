import type { Page } from '@playwright/test';
import { atRest } from './fixtures';

/**
 * What may be wider than the box it is seen in:
 * - the picture of a payment: it is moved under its frame by hand and by keys;
 * - text for the ear alone, clipped to nothing;
 * - what is typed into a field of one line, which follows the caret, and the words of a chosen option,
 *   which the open list shows whole.
 */
const MAY = '.react-transform-wrapper, input, select';

/** In the page: whether this is text for the ear alone. */
const CLIPPED = `const clipped = (box) =>
    box !== null && (getComputedStyle(box).clipPath === 'inset(50%)' || clipped(box.parentElement));`;

const NAME = `const name = (box) => [box.tagName.toLowerCase(), ...box.classList].join('.');`;

/** In the page: each element that holds more than its width, and by how much. */
const WIDER = `(() => {
  ${CLIPPED}
  ${NAME}
  return [...document.querySelectorAll('html, body, body *')]
    .filter((box) => box.clientWidth > 0 && box.scrollWidth > box.clientWidth)
    .filter((box) => box.closest(${JSON.stringify(MAY)}) === null && !clipped(box))
    .map((box) => name(box) + ' ' + String(box.scrollWidth) + ' > ' + String(box.clientWidth));
})()`;

/** In the page: each text that ends outside of a box it stands in, unless the thumb can move it there. */
const CUT = `(() => {
  ${CLIPPED}
  ${NAME}
  const moved = (box) => ['auto', 'scroll'].includes(getComputedStyle(box).overflowX);
  const found = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, data } = texts.currentNode;
    if (data.trim() === '' || clipped(parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const { left, right, width } = range.getBoundingClientRect();
    for (let box = parentElement; box !== null && width > 0 && !moved(box); box = box.parentElement) {
      const inside = box.getBoundingClientRect();
      if (getComputedStyle(box).display === 'inline' || box.clientWidth === 0) continue;
      if (left < inside.left - 1 || right > inside.right + 1) found.add(name(box) + ': ' + data.trim());
    }
  }
  return [...found];
})()`;

/** Elements whose content is wider than they are, the page among them: scrolled sideways, or cut. */
export async function widerThanTheirBox(page: Page): Promise<string[]> {
  // The gap in a field's frame opens for its label a moment after the field is filled.
  await atRest(page);
  return page.evaluate<string[]>(WIDER);
}

/** Texts on a phone that run out of a box they stand in. A row of chips or cards may be moved. */
export const cutOnThePhone = (page: Page): Promise<string[]> => page.evaluate<string[]>(CUT);
