import { useQuery } from '@apollo/client/react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { openHelpStates } from '../../../../schema/help';
import { paths } from '../../../../schema/routes';
import { useArriving } from '../../lib/arrival';
import { beneath } from '../../lib/backCloses';
import { useWords } from '../../lib/useWords';
import { Page } from '../../ui/layout/Page';
import { Pending } from '../../ui/state/Pending';
import { Standing } from './Standing';
import {
  VerificationDocument,
  type VerificationFieldsFragment,
  type VerificationQuery,
} from './verification.generated';
import { VerificationForm } from './VerificationForm';

/** `/pages/user/auth`: who one is, by a document, and how far its review has come. */
export function VerificationScreen() {
  const { t } = useWords('verification');
  const changing = useSearchParams()[0].get('change') === '1';
  const { data, error, refetch } = useArriving(useQuery(VerificationDocument));
  if (!data) {
    return (
      <Page title={t('shared:pages.verification')} back>
        <Pending shape="page" error={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  const { verification, helpRequests } = data;
  const change = openChange(helpRequests);
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
  if (changing && verification.state === 'VERIFIED')
    return <Changing verified={verification} change={change} />;
  return (
    <Page title={t('shared:pages.verification')} back>
      <Standing
        verification={verification}
        change={change}
        onNews={async () => void (await refetch())}
      />
    </Page>
  );
}

/** Where an open request for other data is; null without one. */
const openChange = (requests: VerificationQuery['helpRequests']) =>
  requests.find(({ kind, state }) => kind === 'INFO_CHANGE' && openHelpStates.has(state))?.state ??
  null;

interface ChangingProps {
  readonly verified: VerificationFieldsFragment;
  readonly change: ReturnType<typeof openChange>;
}

/** Asks for other data; while a request is open no second one could be sent. */
function Changing({ verified, change }: ChangingProps) {
  const navigate = useNavigate();
  if (change !== null) return <Navigate to={paths.help} replace />;
  return (
    <VerificationForm
      refused={null}
      verified={verified}
      onSent={() => {
        beneath(() => void navigate(paths.help, { replace: true }));
      }}
    />
  );
}
