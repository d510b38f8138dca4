import { useMutation } from '@apollo/client/react';
import { QRCodeSVG } from 'qrcode.react';
import { useWords } from '../../../lib/useWords';
import { CopyText } from '../../../ui/figure/Fact';
import { SecondFactorConfirmDocument } from '../security.generated';
import { CodeForm } from './CodeForm';
import styles from './FactorRow.module.css';

export interface SetupKey {
  /** Base32, to be typed. */
  readonly key: string;
  /** The same as a link. */
  readonly uri: string;
}

interface Props {
  readonly setup: SetupKey;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/** The key for an authenticator app, and the first code of it. */
export function ScanKey({ setup, onConfirmed }: Props) {
  const { t } = useWords('security');
  const [confirm, { loading: busy }] = useMutation(SecondFactorConfirmDocument);
  const send = async (code: string) => {
    const { data } = await confirm({ variables: { input: { code } } });
    if (!data) return [];
    const { recoveryCodes, userErrors } = data.secondFactorConfirm;
    if (recoveryCodes) onConfirmed(recoveryCodes);
    return userErrors;
  };
  return (
    <>
      <p className="second">{t('security.scanText')}</p>
      {/* Black on white in both themes: cameras read it so. */}
      <div className={styles.picture}>
        <QRCodeSVG value={setup.uri} size={168} marginSize={2} title={t('security.scanCode')} />
      </div>
      <dl className="facts">
        <div>
          <dt className={styles.keyName}>{t('security.key')}</dt>
          <dd className={styles.key}>
            <CopyText text={setup.key} label={t('security.copyKey')} />
          </dd>
        </div>
      </dl>
      <CodeForm busy={busy} action={t('security.factorOn')} onSend={send} digits />
    </>
  );
}
