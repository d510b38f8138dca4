import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './styles/tokens/shape.css';
import './styles/tokens/type.css';
import './styles/tokens/colours.css';
import './styles/button.css';
import './styles/page.css';
import './styles/base.css';
import './styles/card.css';
import './styles/field.css';
import './styles/marks.css';
import './styles/money.css';
import './styles/records.css';
import './styles/touch.css';
import { isOpenPath } from '../../schema/routes';
import { askWho, client, followSession } from './app/apollo';
import { App } from './app/App';
import { keepHereCookie } from './app/home/hereCookie';
import { drawnView, fillFrom } from './app/home/homeView';
import { startWords } from './app/words/i18n';
import { preload } from './app/routes';
import { keepAppearance } from './app/theme';
import { awaitInstallOffer } from './lib/install';
import { followSession as forgetWithSession } from './lib/lastSeen';

keepAppearance();
followSession();
keepHereCookie();
forgetWithSession();
awaitInstallOffer();
// The screen's code comes while the words do, and so does who it is for.
void preload(location.hash.slice(1));
if (!isOpenPath(location.hash.slice(1))) askWho();

const root = document.getElementById('root');
if (!root) throw new Error('no root');
// Another page than the one that is wanted here.
if (!drawnView()) root.replaceChildren();

void startWords().then(() => {
  const app = (
    <StrictMode>
      <App client={client} />
    </StrictMode>
  );
  delete document.documentElement.dataset.elsewhere;
  // A link of what is drawn may have been followed meanwhile.
  const drawn = root.hasChildNodes() ? drawnView() : null;
  if (drawn) {
    fillFrom(client, drawn);
    hydrateRoot(root, app);
  } else {
    root.replaceChildren();
    // In small parts, between which taps are heard.
    startTransition(() => {
      createRoot(root).render(app);
    });
  }
});

/** After the first screen has what it needs; on a slow network they would wait for each other. */
const INSTALL_MS = 4_000;

if (import.meta.env.PROD) {
  setTimeout(() => {
    void import('./app/updates/serviceWorker')
      .then((file) => file.keepInstalled())
      .catch(() => null);
  }, INSTALL_MS);
}
