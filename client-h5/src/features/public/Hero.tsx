import { useWords } from '../../lib/useWords';
import { paths } from '../../../../schema/routes';
import { usePlatform } from '../../lib/usePlatform';
import { Button, ButtonLink } from '../../ui/Button';
import { scrollTo } from './scrollTo';

export function Hero() {
  const { t } = useWords('public');
  const practice = usePlatform()?.practiceWorld ?? true;
  return (
    <section className="hero">
      <p className="hero-text">{t('public.heroText')}</p>
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
