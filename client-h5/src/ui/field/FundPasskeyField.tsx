import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import type { FundPasskey } from '../../lib/passkeys/useFundPasskey';
import { Button } from '../Button';

interface Props {
  readonly passkey: FundPasskey;
  /** What the device will ask for, in a sentence. */
  readonly hint: string;
  /** The field of the fund password. */
  readonly children: React.ReactNode;
}

/** The passkey where there is one, else the fund password; each leads to the other, and a forgotten password to help. */
export function FundPasskeyField({ passkey, hint, children }: Props) {
  const { t } = useTranslation();
  const { offered, chosen, passwordSet, choose } = passkey;
  return (
    <>
      {chosen ? <p className="small second">{hint}</p> : children}
      {!chosen && passwordSet && (
        <p className="small">
          <Link className="link reach" to={paths.help}>
            {t('fundKeys.forgotten')}
          </Link>
        </p>
      )}
      {offered && passwordSet && (
        <Button
          look="text"
          small
          onClick={() => {
            choose(chosen ? 'password' : 'passkey');
          }}
        >
          {chosen ? t('passkey.fundPassword') : t('passkey.instead')}
        </Button>
      )}
    </>
  );
}
