import { useState } from 'react';
import type { I18nProvider } from 'react-admin';
import { languageFacts } from '../../../../schema/languages';
import { consoleLanguages } from '../../lib/language';
import { store } from '../../providers/store';
import { customProperties, dark, light } from '../../theme/tokens';
import { ThemeToggle, type Mode } from '../ThemeToggle';

const firstMode = (): Mode =>
  store.getItem<Mode>('theme') ??
  (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

const rulesOf = (mode: Mode): string => {
  const tokens = mode === 'dark' ? dark : light;
  const properties = Object.entries(customProperties(tokens)).map((pair) => pair.join(':'));
  return (
    `:root{color-scheme:${mode};${properties.join(';')}}` +
    `body{margin:0;background:${tokens.bg};color:${tokens.ink};font:13.5px/1.45 var(--font)}`
  );
};

/** Language and theme, kept where the console looks for them. */
export function Choices({ i18nProvider }: { readonly i18nProvider: I18nProvider }) {
  const [mode, setMode] = useState(firstMode);
  return (
    <span className="row">
      <style>{rulesOf(mode)}</style>
      {consoleLanguages
        .filter((language) => language !== i18nProvider.getLocale())
        .map((language) => (
          <button
            key={language}
            type="button"
            className="chip"
            lang={languageFacts[language].tag}
            onClick={() => {
              store.setItem('locale', language);
              void i18nProvider.changeLocale(language);
            }}
          >
            {languageFacts[language].name}
          </button>
        ))}
      <ThemeToggle
        mode={mode}
        labelOf={(other) => i18nProvider.translate(`shell.${other}`)}
        onChange={(other) => {
          store.setItem('theme', other);
          setMode(other);
        }}
      />
    </span>
  );
}
