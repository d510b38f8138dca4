import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { sayRefusals } from '../../../lib/forms/refusals';
import {
  LostFactorOpenDocument,
  LostFactorReportDocument,
  type LostFactorOpenMutation,
} from '../auth.generated';
import type { Credentials } from '../CredentialFields';

export interface Lost {
  /** Asked for again with each step, and kept by this page alone. */
  readonly credentials: { readonly account: string; readonly password: string };
  readonly request: LostFactorOpenMutation['lostFactorOpen']['request'];
}

/** The request of somebody without a session: each step proves the login password anew. */
export function useLostFactor() {
  const [askWhere, asking] = useMutation(LostFactorOpenDocument);
  const [askHelp, reporting] = useMutation(LostFactorReportDocument);
  const [opened, setOpened] = useState<Lost | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function open({ account, password }: Credentials): Promise<void> {
    setErrors({});
    const credentials = { account, password };
    const { data } = await askWhere({ variables: { input: credentials } });
    if (!data) return;
    const { request, userErrors } = data.lostFactorOpen;
    setErrors(sayRefusals(userErrors));
    if (userErrors.length === 0) setOpened({ credentials, request });
  }

  /** Resolves to what is wrong with the note. */
  async function report(note: string): Promise<string | undefined> {
    if (!opened) return undefined;
    const { credentials } = opened;
    const { data } = await askHelp({ variables: { input: { ...credentials, note } } });
    if (!data) return undefined;
    const { request, userErrors } = data.lostFactorReport;
    const said = sayRefusals(userErrors);
    if (userErrors.length === 0) setOpened({ credentials, request });
    return said.note;
  }

  return { opened, open, report, busy: asking.loading || reporting.loading, errors };
}
