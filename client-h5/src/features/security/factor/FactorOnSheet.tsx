import { useMutation } from '@apollo/client/react';
import { lazy, Suspense, useState } from 'react';
import { sayRefusals } from '../../../lib/forms/refusals';
import { part } from '../../../lib/network/part';
import { toast } from '../../../lib/toast';
import { useWords } from '../../../lib/useWords';
import { Button } from '../../../ui/Button';
import { PasswordField } from '../../../ui/field/PasswordField';
import { Sheet } from '../../../ui/sheet/Sheet';
import { SecondFactorBeginDocument } from '../security.generated';
import { RecoveryCodes } from './RecoveryCodes';
import type { SetupKey } from './ScanKey';
import styles from './FactorRow.module.css';

/** What draws the picture of a key is a quarter of this screen, and rarely wanted. */
const ScanKey = lazy(() =>
  part(() => import('./ScanKey')).then((file) => ({ default: file.ScanKey })),
);

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Password, key, code, recovery codes: what it shows lives no longer than the sheet. */
export function FactorOnSheet({ open, onClose, onChanged }: Props) {
  const { t } = useWords('security');
  const [key, setKey] = useState<SetupKey | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => {
    setKey(null);
    setCodes(null);
    onClose();
  };
  const confirmed = (shown: readonly string[]) => {
    setCodes(shown);
    onChanged();
    toast({ type: 'success', text: t('security.factorDone') });
  };
  const title = codes ? 'recoveryTitle' : key ? 'scanTitle' : 'factor';
  // Codes that are shown once are not lost to a tap beside the sheet.
  return (
    <Sheet title={t(`security.${title}`)} open={open} onClose={close} locked={codes !== null}>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={close} />
      ) : key ? (
        <Suspense fallback={null}>
          <ScanKey setup={key} onConfirmed={confirmed} />
        </Suspense>
      ) : (
        <AskPassword onBegun={setKey} />
      )}
    </Sheet>
  );
}

function AskPassword({ onBegun }: { readonly onBegun: (key: SetupKey) => void }) {
  const { t } = useWords('security');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [begin, { loading: busy }] = useMutation(SecondFactorBeginDocument);
  const send = async () => {
    const { data } = await begin({ variables: { input: { password } } });
    if (!data) return;
    const { setupKey, setupUri, userErrors } = data.secondFactorBegin;
    setError(sayRefusals(userErrors).password);
    if (setupKey != null && setupUri != null) onBegun({ key: setupKey, uri: setupUri });
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && password !== '') void send();
      }}
    >
      <p className="second">{t('security.factorWhy')}</p>
      <PasswordField
        label={t('security.currentPassword')}
        autoComplete="current-password"
        value={password}
        error={error}
        onChange={(event) => {
          setPassword(event.target.value);
        }}
      />
      <Button type="submit" busy={busy} disabled={password === ''}>
        {t('security.goOn')}
      </Button>
    </form>
  );
}
