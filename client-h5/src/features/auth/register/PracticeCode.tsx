import { useWords } from '../../../lib/useWords';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { usePracticeCode } from './usePracticeCode';
import styles from './PracticeCode.module.css';

interface Props {
  /** As it was typed. */
  readonly account: string;
  /** Another value with each code that was sent. */
  readonly asked: number | undefined;
  readonly onUse: (code: string) => void;
}

/** In practice mode: the code that would have been sent, where this is the server's own machine. */
export function PracticeCode({ account, asked, onUse }: Props) {
  const { t } = useWords('auth');
  const code = usePracticeCode(account, asked);
  return (
    <Banner tone="warn">
      <p className="strong">{t('shared:common.practice')}</p>
      <p className={styles.sent}>
        {code === null
          ? t('auth.practiceElsewhere', { account })
          : t('auth.practiceSent', { account })}
      </p>
      <div className={styles.found} aria-live="polite">
        {code !== null && (
          <>
            <output className={styles.code}>{code}</output>
            <Button
              small
              look="outline"
              onClick={() => {
                onUse(code);
              }}
            >
              {t('auth.practiceUse')}
            </Button>
          </>
        )}
      </div>
      <a className="link" href="/practice/outbox" target="_blank" rel="noreferrer">
        {t('auth.practiceOutbox')}
      </a>
    </Banner>
  );
}
