import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
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
import { followSession } from './app/apollo';
import { App } from './app/App';
import { startWords } from './app/i18n';
import { preload } from './app/routes';
import { keepAppearance } from './app/theme';

keepAppearance();
followSession();
// The screen's code comes while the words do.
preload(location.hash.slice(1));

const root = document.getElementById('root');
if (!root) throw new Error('no place to draw');
void startWords().then(() => {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
});
