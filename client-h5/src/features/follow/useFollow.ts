import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { sayRefusals } from '../../lib/forms/refusals';
import { toast } from '../../lib/toast';
import { useWords } from '../../lib/useWords';
import { FollowRiskAcknowledgeDocument, LeaderFollowDocument } from './follow.generated';
import type { Leader } from './types';

interface Terms {
  readonly amount: string;
  readonly dailyCap: string;
  /** The risk notice that is accepted with it, by its number; null: it was before. */
  readonly acknowledge: string | null;
}

/** Follows a leader with these terms, and says so. */
export function useFollow({ id, name }: Pick<Leader, 'id' | 'name'>, onFollowed: () => void) {
  const { t } = useWords('follow');
  const [acknowledgeRisk, first] = useMutation(FollowRiskAcknowledgeDocument);
  const [mutate, second] = useMutation(LeaderFollowDocument, {
    refetchQueries: 'active',
  });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  async function follow({ amount, dailyCap, acknowledge }: Terms): Promise<void> {
    if (acknowledge !== null) {
      const { data } = await acknowledgeRisk({ variables: { id: acknowledge } });
      if (!data) return;
      sayRefusals(data.riskAcknowledge.userErrors);
      if (!data.riskAcknowledge.user) return;
    }
    const { data } = await mutate({ variables: { input: { leaderId: id, amount, dailyCap } } });
    if (!data) return;
    const { followings, userErrors } = data.leaderFollow;
    setErrors(sayRefusals(userErrors));
    if (!followings) return;
    toast({ type: 'success', text: t('followed', { name }) });
    onFollowed();
  }

  return { busy: first.loading || second.loading, errors, follow };
}
