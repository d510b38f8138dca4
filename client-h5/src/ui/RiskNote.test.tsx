import { render, waitFor } from '@testing-library/react';
import { createInstance, type BackendModule } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { wordsOf } from '../testing/words';
import { RiskNote } from './RiskNote';

it('H4: the risk is told in words once they have come, and no key stands there before', async () => {
  let come: () => void = () => undefined;
  const words = new Promise<void>((resolve) => {
    come = resolve;
  });
  const backend: BackendModule = {
    type: 'backend',
    init: () => undefined,
    read: (_language, namespace, done) => {
      if (namespace !== 'yield') done(null, {});
      else void words.then(() => done(null, wordsOf('en').yield));
    },
  };
  const i18n = createInstance();
  await i18n.use(backend).init({ lng: 'en', ns: [], react: { useSuspense: false } });
  const { container } = render(
    <I18nextProvider i18n={i18n}>
      <RiskNote />
    </I18nextProvider>,
  );
  expect(container.textContent).toBe('');
  come();
  await waitFor(() => expect(container.textContent).toBe(wordsOf('en').yield.risk.estimates));
});
