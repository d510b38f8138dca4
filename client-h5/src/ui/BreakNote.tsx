import { useBreakWords } from '../lib/safeguards/useSafeguards';
import { Banner } from './Banner';
import { OwnLimitsLink } from './OwnLimitsLink';

/** That one's own break lasts, and where it stands; nothing while there is none. */
export function BreakNote() {
  const words = useBreakWords();
  if (words === null) return null;
  return (
    <Banner tone="info">
      {words} <OwnLimitsLink />
    </Banner>
  );
}
