import { useTheme } from '@mui/material';
import { Moon, Sun } from 'lucide-react';
import { useTheme as useThemeChoice, useTranslate } from 'react-admin';

/** Light or dark; until somebody chooses, as the system says. */
export function ThemeButton() {
  const translate = useTranslate();
  const [, setTheme] = useThemeChoice();
  const dark = useTheme().palette.mode === 'dark';
  const Icon = dark ? Sun : Moon;
  const label = translate(dark ? 'shell.light' : 'shell.dark');
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      onClick={() => {
        setTheme(dark ? 'light' : 'dark');
      }}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}
