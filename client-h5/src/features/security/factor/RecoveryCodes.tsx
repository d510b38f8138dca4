import { copy } from '../../../lib/share/copy';
import { useWords } from '../../../lib/useWords';
import { Button } from '../../../ui/Button';
import styles from './FactorRow.module.css';

interface Props {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Ten codes, shown this once. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const { t } = useWords('security');
  return (
    <>
      <p className="second">{t('security.recoveryText')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button look="quiet" onClick={() => void copy(codes.join('\n'))}>
        {t('security.copyCodes')}
      </Button>
      <Button onClick={onKept}>{t('security.recoveryKept')}</Button>
    </>
  );
}
