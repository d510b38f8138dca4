import { useQuery } from '@apollo/client/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { useArriving } from '../../lib/arrival';
import { useWords } from '../../lib/useWords';
import { Page } from '../../ui/layout/Page';
import { Pending } from '../../ui/state/Pending';
import { Standing } from './Standing';
import { VerificationDocument } from './verification.generated';
import { VerificationForm } from './VerificationForm';

/** `/pages/user/auth`: who one is, by a document, and how far its review has come. */
export function VerificationScreen() {
  const { t } = useWords('verification');
  const navigate = useNavigate();
  const changing = useSearchParams()[0].get('change') === '1';
  const { data, error, refetch } = useArriving(useQuery(VerificationDocument));
  if (!data) {
    return (
      <Page title={t('shared:pages.verification')} back>
        <Pending shape="page" error={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  const { verification } = data;
  if (!verification || verification.state === 'REFUSED') {
    return (
      <VerificationForm
        key={verification?.id}
        refused={verification}
        verified={null}
        onSent={() => void refetch()}
      />
    );
  }
  if (changing && verification.state === 'VERIFIED') {
    return (
      <VerificationForm
        refused={null}
        verified={verification}
        onSent={() => void navigate(paths.help, { replace: true })}
      />
    );
  }
  return (
    <Page title={t('shared:pages.verification')} back>
      <Standing verification={verification} onNews={async () => void (await refetch())} />
    </Page>
  );
}
