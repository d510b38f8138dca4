import type { RaThemeOptions } from 'react-admin';
import { components } from './components';
import { dark, font, light, type Tokens } from './tokens';

const theme = (mode: 'light' | 'dark', t: Tokens): RaThemeOptions => ({
  palette: {
    mode,
    primary: { main: t.accent, dark: t['accent-press'], contrastText: t['on-accent'] },
    error: { main: t.bad },
    warning: { main: t.warn },
    success: { main: t.ok },
    info: { main: t['accent-ink'] },
    background: { default: t.bg, paper: t.surface },
    text: { primary: t.ink, secondary: t['ink-2'] },
    divider: t.line,
  },
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: font,
    fontSize: 13.5,
    button: { textTransform: 'none', fontWeight: 600, fontSize: 13.5, letterSpacing: 0 },
  },
  components: components(t),
});

export const lightTheme = theme('light', light);
export const darkTheme = theme('dark', dark);
