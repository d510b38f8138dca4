import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { PasskeyBeginInput, PasskeyMadeInput } from '../../../graphql.generated';
import { sayRefusals } from '../../../lib/forms/refusals';
import { makeOnDevice } from '../../../lib/passkeys/onDevice';
import { toast } from '../../../lib/toast';
import { useWords } from '../../../lib/useWords';
import { PasskeyAddDocument, PasskeyBeginDocument } from '../security.generated';

/** Proves, has the device make one, and adds it. */
export function useAddPasskey(onAdded: () => void) {
  const { t } = useWords('security');
  const [begin] = useMutation(PasskeyBeginDocument);
  const [add] = useMutation(PasskeyAddDocument);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function made(input: PasskeyBeginInput): Promise<PasskeyMadeInput | null> {
    const { data } = await begin({ variables: { input } });
    if (!data) return null;
    const { creation, userErrors } = data.passkeyBegin;
    setErrors(sayRefusals(userErrors));
    const answer = creation ? await makeOnDevice(creation) : 'none';
    if (answer === 'there') toast({ type: 'plain', text: t('security.passkeyThere') });
    return typeof answer === 'string' ? null : answer;
  }

  async function added(input: PasskeyBeginInput, name: string): Promise<boolean> {
    const one = await made(input);
    const { data } = one ? await add({ variables: { input: { name, made: one } } }) : {};
    if (!data) return false;
    setErrors(sayRefusals(data.passkeyAdd.userErrors));
    return data.passkeyAdd.passkeys != null;
  }

  return {
    busy,
    errors,
    async send(input: PasskeyBeginInput, name: string) {
      setBusy(true);
      const done = await added(input, name);
      setBusy(false);
      if (!done) return;
      toast({ type: 'success', text: t('security.passkeyAdded') });
      onAdded();
    },
  };
}
