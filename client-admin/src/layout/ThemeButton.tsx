import { useTheme } from '@mui/material';
import { useTheme as useThemeChoice, useTranslate } from 'react-admin';
import { ThemeToggle } from './ThemeToggle';

/** Light or dark; until somebody chooses, as the system says. */
export function ThemeButton() {
  const translate = useTranslate();
  const [, setTheme] = useThemeChoice();
  return (
    <ThemeToggle
      mode={useTheme().palette.mode}
      labelOf={(other) => translate(`shell.${other}`)}
      onChange={setTheme}
    />
  );
}
