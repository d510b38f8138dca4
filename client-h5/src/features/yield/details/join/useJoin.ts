import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { newKey } from '../../../../lib/forms/newKey';
import { sayRefusals } from '../../../../lib/forms/refusals';
import { dropDraft } from '../../../../lib/forms/useDraft';
import { toast } from '../../../../lib/toast';
import { useWords } from '../../../../lib/useWords';
import type { Project } from '../../types';
import { ProjectJoinDocument } from '../details.generated';
import { draftOf, refusedOf, shownOf, type Amount, type Refused } from './joinAmount';

/**
 * Joins with an amount, on the terms that were accepted. A retry after a lost answer has the key of the first
 * try; another amount or other terms are another intent, and have a key of their own.
 */
export function useJoin({ id, termsId, title }: Project, amount: Amount | null) {
  const { t } = useWords('yield');
  const client = useApolloClient();
  const [mutate, { loading: busy }] = useMutation(ProjectJoinDocument);
  const of = `${termsId} ${amount?.shown.amount ?? ''}`;
  const [intent, setIntent] = useState({ of, key: newKey() });
  const [refused, setRefused] = useState<Refused>();

  async function join(): Promise<void> {
    if (!amount || busy) return;
    const { key } = intent.of === of ? intent : { key: newKey() };
    setIntent({ of, key });
    const input = {
      ...{ projectId: id, amount: amount.shown.amount, termsId },
      idempotencyKey: key,
    };
    const { data } = await mutate({ variables: { input } });
    // Without an answer the key stays: the next tap asks for the same thing.
    if (!data) return;
    setIntent({ of, key: newKey() });
    const { holding, userErrors } = data.projectJoin;
    sayRefusals(userErrors);
    setRefused(refusedOf(of, userErrors));
    if (holding) {
      dropDraft(draftOf(id));
      toast({ type: 'success', text: t('details.joined', { title }) });
    }
    // A refusal may rest on a project that is no longer as it is shown.
    const include = holding ? ['Me'] : ['Me', 'Project'];
    await client.refetchQueries({ include }).catch(() => null);
  }

  // What the server said holds for this very amount on these terms.
  return { busy, ...shownOf(refused, of), join };
}

export type Joining = ReturnType<typeof useJoin>;
