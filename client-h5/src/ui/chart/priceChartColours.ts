/** The design's values as the canvas needs them: read again when theme or market colours change. */
export function chartColours() {
  const style = getComputedStyle(document.documentElement);
  const value = (name: string) => style.getPropertyValue(name).trim();
  return {
    up: value('--up'),
    down: value('--down'),
    ink: value('--ink'),
    ink2: value('--ink-2'),
    ink3: value('--ink-3'),
    inverse: value('--ink-inv'),
    line: value('--line'),
    surface: value('--surface'),
    well: value('--surface-3'),
    accent: value('--accent-ink'),
    accentSoft: value('--accent-soft'),
    font: getComputedStyle(document.body).fontFamily,
  };
}

export type ChartColours = ReturnType<typeof chartColours>;

/** Calls back when theme, market colours or language change. Returns the way to stop. */
export function onColours(listener: () => void): () => void {
  const watch = new MutationObserver(listener);
  watch.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-theme', 'data-market', 'lang'],
  });
  return () => {
    watch.disconnect();
  };
}
