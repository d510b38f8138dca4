import type { Page } from '@playwright/test';

/** What a finger can mean. */
const TARGETS =
  'a[href], button, input:not([type=hidden]), select, textarea, [role=tab], [role=button]';

/**
 * In the page: each target, brought to the middle of the screen, is followed from its own middle up, down
 * and sideways for as far as it answers, itself or by the label or frame that stands for it. Not asked
 * for: a link within running text (WCAG 2.5.8), what is off, what only a reader finds.
 */
const measured = (root: string) => `(() => {
  const WANTED = 44;
  const clipped = (box) =>
    box !== null && (getComputedStyle(box).clipPath === 'inset(50%)' || clipped(box.parentElement));
  const inText = (target) =>
    target.matches('a, button') && getComputedStyle(target).display === 'inline' &&
    target.parentElement.textContent.trim().length > target.textContent.trim().length + 8;
  const asked = (target) =>
    target.checkVisibility({ visibilityProperty: true }) && target.getClientRects().length > 0 &&
    !target.disabled && !clipped(target) && !inText(target);
  const frameOf = (target) =>
    target.matches('input, select, textarea')
      ? target.closest('label') ?? target.closest('.field-box') ?? target
      : target;
  const extent = (target) => {
    const frame = frameOf(target);
    frame.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = frame.getBoundingClientRect();
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    const answers = (dx, dy) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && (frame.contains(hit) || hit.closest('label')?.control === target);
    };
    const reach = (dx, dy) => {
      let far = 0;
      while (far < WANTED && answers(dx * (far + 1), dy * (far + 1))) far += 1;
      return far;
    };
    // The point in the middle, and half a pixel at each end.
    return [reach(-1, 0) + reach(1, 0) + 2, reach(0, -1) + reach(0, 1) + 2];
  };
  return [...document.querySelectorAll(${JSON.stringify(root)})]
    .flatMap((place) => [...place.querySelectorAll(${JSON.stringify(TARGETS)})])
    .filter(asked)
    .map((target) => [target, extent(target)])
    .filter(([, [width, height]]) => width < WANTED || height < WANTED)
    .map(([target, [width, height]]) => {
      const name = (target.getAttribute('aria-label') ?? target.textContent).trim().slice(0, 24);
      return [target.tagName.toLowerCase(), target.className, name, width + ' x ' + height].join(' ');
    });
})()`;

/** What can be tapped but answers over less than 44 x 44 px: a line each. */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(measured('body'));

/** Contracts of the practice world settle in the first minutes after a start: what tells of it is closed. */
export const closeResults = (page: Page): Promise<void> =>
  page.addLocatorHandler(
    page
      .getByRole('dialog')
      .filter({ hasText: /Today \(/ })
      .getByRole('button', { name: 'Done' }),
    (done) => done.click(),
  );

interface Measured {
  readonly reopen: () => Promise<void>;
  /** Whether what is open is a sheet, which is measured alone. */
  readonly sheet: boolean;
}

/** In the page: what this finds while nothing that passes by covers it. */
const withoutToasts = (found: string) => `(() => {
  const style = document.createElement('style');
  style.textContent = '[data-sonner-toaster] { display: none }';
  document.head.append(style);
  try {
    return ${found};
  } finally {
    style.remove();
  }
})()`;

/**
 * What can be tapped but answers over less than 44 x 44 px: a line each. Without what passes by above it; anew where
 * a result came before it meanwhile.
 */
export async function smallOn(page: Page, { reopen, sheet }: Measured): Promise<string[]> {
  const measure = withoutToasts(measured(sheet ? '[role=dialog]' : 'body'));
  for (;;) {
    const small = await page.evaluate<string[]>(measure);
    if ((await page.locator('[role=dialog]').count()) === Number(sheet)) return small;
    await reopen();
  }
}
