import { useMutation } from '@apollo/client/react';
import { sayRefusals } from '../../lib/forms/refusals';
import { toast } from '../../lib/toast';
import { useWords } from '../../lib/useWords';
import type { Sent } from './steps';
import { VerificationChangeDocument, VerificationSubmitDocument } from './verification.generated';

interface Answer {
  readonly said: Readonly<Record<string, string>>;
  /** There is nothing more to send: it arrived, or something else stands already. */
  readonly over: boolean;
}

const STANDS: ReadonlySet<string> = new Set([
  'CERTIFICATION_PENDING',
  'ALREADY_CERTIFIED',
  'HELP_OPEN',
]);

/** Sends in who one is, or what changes of it. Resolves to null without an answer. */
export function useSending(changing: boolean) {
  const { t } = useWords('verification');
  const [submit, submitting] = useMutation(VerificationSubmitDocument);
  const [change, asking] = useMutation(VerificationChangeDocument);

  async function send({ note = '', ...input }: Sent) {
    if (changing) {
      const { data } = await change({ variables: { input: { ...input, note } } });
      const answer = data?.verificationChange;
      return answer && { done: answer.done === true, userErrors: answer.userErrors };
    }
    const { data } = await submit({ variables: { input } });
    const answer = data?.verificationSubmit;
    return answer && { done: answer.verification !== null, userErrors: answer.userErrors };
  }

  async function ask(input: Sent): Promise<Answer | null> {
    const answer = await send(input);
    if (!answer) return null;
    const { done, userErrors } = answer;
    const said = sayRefusals(userErrors);
    const text = changing ? t('verification.change.sent') : t('done:CERTIFICATION_SUBMITTED');
    if (done) toast({ type: 'success', text });
    return { said, over: done || userErrors.some(({ code }) => STANDS.has(code)) };
  }

  return { ask, busy: submitting.loading || asking.loading };
}
