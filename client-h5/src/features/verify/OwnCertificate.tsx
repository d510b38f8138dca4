import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { ownCertificate, whyNone } from '../../lib/certificate/ownCertificate';
import { useWords } from '../../lib/useWords';
import { Banner } from '../../ui/Banner';
import { Pending } from '../../ui/state/Pending';
import { CheckedFile } from './CheckedFile';
import { useAsked } from './useAsked';

const isPending = (error: unknown) => whyNone(error) === 'CERTIFICATE_PENDING';

/** The certificate of an own contract, asked for until it is there. */
export function OwnCertificate({ id }: { readonly id: string }) {
  const { t } = useWords('verify');
  const client = useApolloClient();
  const ask = useCallback(() => ownCertificate(client, id), [client, id]);
  const { answer, error, retry } = useAsked(ask, isPending);
  if (answer !== null) return <CheckedFile text={answer} />;
  const reason = whyNone(error);
  if (reason === null) return <Pending error={error} onRetry={retry} />;
  return (
    <Banner tone={reason === 'CERTIFICATE_PENDING' ? 'info' : 'warn'}>
      <p role="status">{t(`errors:${reason}`)}</p>
      {reason === 'CERTIFICATE_PENDING' && <p className="small">{t('verify.waiting')}</p>}
    </Banner>
  );
}
