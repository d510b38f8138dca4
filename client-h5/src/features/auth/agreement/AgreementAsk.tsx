import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../../../schema/routes';
import { sayRefusals } from '../../../lib/forms/refusals';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { Button, ButtonLink } from '../../../ui/Button';
import { Sheet } from '../../../ui/sheet/Sheet';
import type { AgreementDueQuery } from '../../../lib/session/agreementDue.generated';
import { AgreementAcceptDocument } from '../auth.generated';

/** Where a visit begins. It is never asked over money on its way out, help, an order or what one owns. */
const ASKED_AT: readonly string[] = [paths.root, paths.home, paths.markets, paths.project];

interface Props {
  readonly agreement: AgreementDueQuery['agreement'];
  readonly onAccepted: () => void;
  /** Another one has come into force meanwhile. */
  readonly onRefused: () => void;
}

/** A new agreement, asked for at the next visit: nobody ticks it for the user, and one’s money waits for nothing. */
export function AgreementAsk({ agreement: { version, since }, onAccepted, onRefused }: Props) {
  const { t } = useWords('auth');
  const format = useFormat();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [ticked, setTicked] = useState<string | null>(null);
  const agreed = ticked === version;
  const [accept, { loading }] = useMutation(AgreementAcceptDocument, { variables: { version } });
  async function send(): Promise<void> {
    const { data } = await accept();
    if (!data) return;
    const { user, userErrors } = data.agreementAccept;
    sayRefusals(userErrors);
    if (user) onAccepted();
    else onRefused();
  }
  return (
    <Sheet
      title={t('auth.askTitle')}
      open={ASKED_AT.includes(pathname)}
      onClose={() => void navigate(paths.user)}
      locked={loading}
    >
      <p className="second">{t('auth.askText', { version, date: format.date(since) })}</p>
      <ButtonLink look="quiet" to={`${paths.agreement}?version=${encodeURIComponent(version)}`}>
        {t('auth.askRead')}
      </ButtonLink>
      <label className="check">
        <input
          type="checkbox"
          checked={agreed}
          onChange={(event) => {
            setTicked(event.target.checked ? version : null);
          }}
        />
        <span>{t('auth.askAgree')}</span>
      </label>
      <Button disabled={!agreed} busy={loading} onClick={() => void send()}>
        {t('auth.askAccept')}
      </Button>
      <ButtonLink look="quiet" to={paths.withdraw}>
        {t('auth.askWithdraw')}
      </ButtonLink>
      <ButtonLink look="quiet" to={paths.user}>
        {t('auth.askLater')}
      </ButtonLink>
    </Sheet>
  );
}
