import { useTranslation } from 'react-i18next';
import type { FundPasskey } from '../../lib/passkeys/useFundPasskey';
import { Button } from '../Button';

interface Props {
  readonly passkey: FundPasskey;
  /** What the device will ask for, in a sentence. */
  readonly hint: string;
  /** The field of the fund password. */
  readonly children: React.ReactNode;
}

/** The passkey where there is one, else the fund password; each leads to the other. */
export function FundPasskeyField({ passkey, hint, children }: Props) {
  const { t } = useTranslation();
  const { offered, chosen, passwordSet, choose } = passkey;
  return (
    <>
      {chosen ? <p className="small second">{hint}</p> : children}
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
