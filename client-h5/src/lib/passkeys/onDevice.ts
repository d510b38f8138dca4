import i18next from 'i18next';
import { part } from '../network/part';
import { toast } from '../toast';
import type { Asked, Creation } from './device';

/** Its code comes when somebody first uses a passkey. */
const device = () => part(() => import('./device'));

/** `there`: the device has one of this account already. `none`: nothing came of it, and that was said. */
type Made = Awaited<ReturnType<Awaited<ReturnType<typeof device>>['make']>> | 'there' | 'none';

/** What the device signed; null when its owner thought better of it, or it cannot, which is said. */
export const signOnDevice = async (asked: Asked) =>
  device()
    .then(({ sign }) => sign(asked))
    .catch(given);

export const makeOnDevice = async (creation: Creation): Promise<Made> =>
  device()
    .then(({ make }) => make(creation))
    .catch((error: unknown) => {
      if (nameOf(error) === 'InvalidStateError') return 'there';
      given(error);
      return 'none';
    });

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** Browsers tell a person who closes the dialog from a device without the passkey to nobody: either is silent. */
function given(error: unknown): null {
  if (!['NotAllowedError', 'AbortError'].includes(nameOf(error))) {
    toast({ type: 'error', text: i18next.t('passkey.failed') });
  }
  return null;
}
