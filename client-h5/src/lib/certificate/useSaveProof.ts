import { useApolloClient } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { useTranslation } from 'react-i18next';
import { faultWords } from '../network/faultWords';
import { saveJson } from '../saveFile';
import { toast } from '../toast';
import { whyNone } from './ownCertificate';

/** Saves a proof under a name; says why where there is none. */
export function useSaveProof() {
  const { t } = useTranslation('errors');
  const client = useApolloClient();
  return async (read: (from: ApolloClient) => Promise<string>, name: string): Promise<void> => {
    try {
      saveJson(await read(client), name);
    } catch (error) {
      const reason = whyNone(error);
      toast({ type: 'error', text: reason ? t(reason) : faultWords(error) });
    }
  };
}
