import { useMutation } from '@apollo/client/react';
import { useWords } from '../../../lib/useWords';
import { Page } from '../../../ui/layout/Page';
import { PasswordChangeDocument } from '../security.generated';
import { PasswordForm } from './PasswordForm';

const wrong = { length: 'PASSWORD_LENGTH', mismatch: 'PASSWORD_MISMATCH' } as const;

/** `/pages/user/setpassword`: another login password. */
export function SetPasswordScreen() {
  const { t } = useWords('security');
  const [change, { loading: busy }] = useMutation(PasswordChangeDocument);
  return (
    <Page title={t('shared:pages.setPassword')} back>
      <p className="second">{t('security.loginLead')}</p>
      <PasswordForm
        old
        wrong={wrong}
        busy={busy}
        onSave={async (input) => {
          const { data } = await change({ variables: { input } });
          return data?.passwordChange.userErrors ?? null;
        }}
      />
    </Page>
  );
}
