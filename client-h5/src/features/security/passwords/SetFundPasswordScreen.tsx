import { useMutation, useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../schema/routes';
import { useArriving } from '../../../lib/arrival';
import { useWords } from '../../../lib/useWords';
import { FundPasswordField } from '../../../ui/field/FundPasswordField';
import { Page } from '../../../ui/layout/Page';
import { Pending } from '../../../ui/state/Pending';
import { FundPasswordSetDocument, SecurityDocument } from '../security.generated';
import { PasswordForm } from './PasswordForm';

const wrong = { length: 'FUND_PASSWORD_LENGTH', mismatch: 'FUND_PASSWORD_MISMATCH' } as const;

/** `/pages/user/setfundpassword`: the first time without an old one. */
export function SetFundPasswordScreen() {
  const { t } = useWords('security');
  const { data, error, refetch } = useArriving(useQuery(SecurityDocument));
  const [set, { loading: busy }] = useMutation(FundPasswordSetDocument);
  if (!data) {
    return (
      <Page title={t('shared:pages.setFundPassword')} back>
        <Pending error={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  const old = data.me.fundPasswordSet;
  return (
    <Page title={t('shared:pages.setFundPassword')} back>
      <p className="second">{t('security.fundLead')}</p>
      {!old && <p className="second">{t('security.fundFirst')}</p>}
      {old && (
        <p>
          <Link className="link reach" to={paths.help}>
            {t('shared:fundKeys.forgotten')}
          </Link>
        </p>
      )}
      <PasswordForm
        Field={FundPasswordField}
        old={old}
        wrong={wrong}
        busy={busy}
        onSave={async ({ oldPassword, ...input }) => {
          const variables = { input: { ...input, ...(old && { oldPassword }) } };
          const { data: answer } = await set({ variables });
          return answer?.fundPasswordSet.userErrors ?? null;
        }}
      />
    </Page>
  );
}
