import { paths } from '../../../../schema/routes';
import { usePlatform } from '../../lib/usePlatform';
import { useWords } from '../../lib/useWords';
import { Button, ButtonLink } from '../../ui/Button';
import { scrollTo } from './scrollTo';
import styles from './Hero.module.css';

export function Hero() {
  const { t } = useWords('public');
  const practice = usePlatform()?.practiceWorld ?? true;
  return (
    <section className={styles.hero}>
      <p className={styles.heroText}>{t('public.heroText')}</p>
      <ButtonLink to={paths.register}>
        {practice ? t('public.start') : t('public.startLive')}
      </ButtonLink>
      <Button
        look="text"
        onClick={() => {
          scrollTo('how-it-works');
        }}
      >
        {t('public.howItWorks')}
      </Button>
    </section>
  );
}
