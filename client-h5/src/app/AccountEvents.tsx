import { lazy, Suspense } from 'react';
import { part } from '../lib/network/part';
import { useAccountEvents } from '../lib/session/useAccountEvents';
import { useAgreementDue } from '../lib/session/useAgreementDue';
import { useInFront } from '../lib/session/useInFront';
import { loadWords } from './words/featureWords';

/** Met when there is a new agreement, with words of its own. */
const AgreementAsk = lazy(async () => {
  const words = loadWords('auth');
  const file = await part(() => import('../features/auth/agreement/AgreementAsk'));
  await words;
  return { default: file.AgreementAsk };
});

/** Follows what happens to the account, and says that somebody is there; its code comes after the first screen. */
export function AccountEvents() {
  useAccountEvents();
  useInFront();
  const { due, accepted, askAgain } = useAgreementDue();
  if (!due) return null;
  return (
    <Suspense fallback={null}>
      <AgreementAsk agreement={due} onAccepted={accepted} onRefused={askAgain} />
    </Suspense>
  );
}
