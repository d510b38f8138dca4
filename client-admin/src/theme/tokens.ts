/** The design's values. One list for MUI's palette and for the custom properties of the style sheets. */
export interface Tokens {
  readonly bg: string;
  readonly surface: string;
  readonly 'surface-2': string;
  readonly 'surface-3': string;
  readonly line: string;
  readonly 'line-strong': string;
  readonly ink: string;
  readonly 'ink-2': string;
  readonly 'ink-3': string;
  readonly scrim: string;
  readonly accent: string;
  readonly 'accent-press': string;
  readonly 'accent-ink': string;
  readonly 'on-accent': string;
  readonly 'accent-soft': string;
  readonly 'accent-line': string;
  readonly ok: string;
  readonly 'ok-soft': string;
  readonly bad: string;
  readonly 'bad-soft': string;
  readonly warn: string;
  readonly 'warn-soft': string;
  readonly 'warn-line': string;
  readonly 'e-2': string;
}

export const light: Tokens = {
  bg: '#F5F6F8',
  surface: '#FFFFFF',
  'surface-2': '#F0F2F5',
  'surface-3': '#E6E9EE',
  line: '#E6E9EE',
  'line-strong': '#848D9D',
  ink: '#12151C',
  'ink-2': '#4A5262',
  'ink-3': '#636B7B',
  scrim: 'rgb(12 15 22 / .48)',
  accent: '#2450D3',
  'accent-press': '#1B3FAE',
  'accent-ink': '#2450D3',
  'on-accent': '#FFFFFF',
  'accent-soft': '#EBF0FD',
  'accent-line': '#C8D5FA',
  ok: '#0A7B58',
  'ok-soft': '#E5F4EE',
  bad: '#BE2C38',
  'bad-soft': '#FCECEC',
  warn: '#8A5A00',
  'warn-soft': '#FFF3DB',
  'warn-line': '#F0D9A8',
  'e-2': '0 2px 4px rgb(16 24 40 / .04), 0 8px 24px rgb(16 24 40 / .08)',
};

export const dark: Tokens = {
  bg: '#0C0E13',
  surface: '#14171E',
  'surface-2': '#1D212A',
  'surface-3': '#272C37',
  line: '#242933',
  'line-strong': '#6B7484',
  ink: '#F2F4F8',
  'ink-2': '#B4BBC8',
  'ink-3': '#939BAA',
  scrim: 'rgb(0 0 0 / .62)',
  accent: '#4466DE',
  'accent-press': '#3E60CE',
  'accent-ink': '#8FABFF',
  'on-accent': '#FFFFFF',
  'accent-soft': '#1A2340',
  'accent-line': '#2D3F77',
  ok: '#35C08E',
  'ok-soft': '#10281F',
  bad: '#FF7D82',
  'bad-soft': '#331A1D',
  warn: '#F0B84E',
  'warn-soft': '#2D2310',
  'warn-line': '#4F3E18',
  'e-2': '0 8px 28px rgb(0 0 0 / .45)',
};

export const font =
  '-apple-system, BlinkMacSystemFont, "SF Pro Text", "Segoe UI Variable Text", "Segoe UI", Roboto, ' +
  'Inter, "Helvetica Neue", "PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", ' +
  '"Noto Sans CJK SC", "Noto Sans SC", Arial, sans-serif';

/** As custom properties on the root, for the style sheets. */
export const customProperties = (tokens: Tokens): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [`--${name}`, String(value)]),
  ),
  '--font': font,
  '--focus': '0 0 0 2px var(--surface), 0 0 0 4px var(--accent)',
});
