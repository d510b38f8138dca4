// Before everything else, so that a component's own sheet can differ from the shared classes.
import './theme/base.css';
import './theme/controls.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readConsoleLanguage } from './lib/language';
import { loadI18nProvider } from './providers/i18nProvider';
import { store } from './providers/store';
import { Start } from './Start';

/** What was chosen before, else what the browser prefers. */
function firstLanguage() {
  const chosen: unknown = store.getItem('locale');
  return readConsoleLanguage(chosen ?? navigator.language.slice(0, 2).toLowerCase());
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  const i18nProvider = await loadI18nProvider(firstLanguage());
  createRoot(root).render(
    <StrictMode>
      <Start i18nProvider={i18nProvider} />
    </StrictMode>,
  );
}

void start();
