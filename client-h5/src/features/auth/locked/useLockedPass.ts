import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { sayRefusals } from '../../../lib/forms/refusals';
import type { SessionOpenInput } from '../../../graphql.generated';
import { LockedPassOpenDocument } from '../auth.generated';
import { keepLockedPass } from '../../../lib/session/lockedPass';

/** Opens the one page of a locked user by account and password. */
export function useLockedPass(onPass: (pass: string) => void) {
  const [openPass] = useMutation(LockedPassOpenDocument);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function open(input: SessionOpenInput): Promise<void> {
    setBusy(true);
    setErrors({});
    const { data } = await openPass({ variables: { input } });
    setBusy(false);
    if (!data) return;
    const { pass, userErrors } = data.lockedPassOpen;
    setErrors(sayRefusals(userErrors));
    if (!pass) return;
    keepLockedPass(pass);
    onPass(pass);
  }

  return { open, busy, errors };
}
