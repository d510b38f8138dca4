import { useTranslation } from 'react-i18next';
import { paths } from '../../../../schema/routes';
import { usePlatform } from '../../lib/usePlatform';
import { Button, ButtonLink } from '../../ui/Button';
import { scrollTo } from './scrollTo';

export function Hero() {
  const { t } = useTranslation();
  const practice = usePlatform()?.practiceWorld ?? true;
  return (
    <section className="hero">
      <p className="hero-text">{t('marketing.heroText')}</p>
      <ButtonLink to={paths.register}>
        {practice ? t('marketing.start') : t('marketing.startLive')}
      </ButtonLink>
      <Button
        look="text"
        onClick={() => {
          scrollTo('how-it-works');
        }}
      >
        {t('marketing.howItWorks')}
      </Button>
    </section>
  );
}
