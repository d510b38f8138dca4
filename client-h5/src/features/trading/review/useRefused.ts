import { useApolloClient } from '@apollo/client/react';
import { sayRefusals, type Refusal } from '../../../lib/forms/refusals';
import { SafeguardsDocument } from '../../../lib/safeguards/safeguards.generated';
import { MeDocument } from '../../../lib/session/me.generated';
import { useWords } from '../../../lib/useWords';
import type { Renewed, useHeldTerms } from './useHeldTerms';

/** Which sheet is open over the ticket. */
export type Step = 'ticket' | 'risk' | 'review';

/** What came of the confirm before this one. */
interface Before {
  readonly moved: boolean;
  /** Payout and fee are others now: the sheet shows them. */
  readonly termsChanged: boolean;
  readonly refusal: string | null;
}

export const nothing: Before = { moved: false, termsChanged: false, refusal: null };

interface Sheets {
  readonly setStep: (step: Step) => void;
  readonly setBefore: (before: Before) => void;
}

/** What a refusal does to the sheet; the ticket is kept in every case. */
export function useRefused(held: ReturnType<typeof useHeldTerms>, { setStep, setBefore }: Sheets) {
  const { t } = useWords('trading');
  const client = useApolloClient();
  return async (refusals: readonly Refusal[]) => {
    const codes = refusals.map(({ code }) => code);
    if (codes.includes('RISK_NOTICE_REQUIRED')) {
      setStep('risk');
      return;
    }
    if (codes.includes('PRICE_MOVED')) {
      setBefore({ ...nothing, moved: true });
      return;
    }
    const told = codes.includes('TERMS_CHANGED');
    if (!told) sayRefusals(refusals);
    const refusal = refusals[0]?.message ?? t('review.refused');
    setBefore({ ...nothing, refusal });
    // The market or the balance may not be what the ticket believed.
    void client.refetchQueries({ include: [MeDocument, SafeguardsDocument] });
    if (isNews(await held.renew(), told))
      setBefore({ moved: false, termsChanged: true, refusal: told ? null : refusal });
  };
}

/** Whether the terms as they were read are to be said: where the server told of them, its figures are what the sheet shows now. */
const isNews = (renewed: Renewed, told: boolean): boolean =>
  renewed === 'changed' || (told && renewed === 'same');
