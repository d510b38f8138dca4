import { BookOpen, Gauge, Headset, Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from '../../lib/usePlatform';

/** Four facts, each with where it can be seen. */
export function Features() {
  const { t } = useTranslation();
  const hours = usePlatform()?.supportHours ?? '';
  const facts = [
    {
      Icon: Scale,
      title: t('marketing.spreadsTitle'),
      text: t('marketing.spreadsText'),
      source: t('marketing.spreadsSource'),
    },
    {
      Icon: Gauge,
      title: t('marketing.executionTitle'),
      text: t('marketing.executionText'),
      source: t('marketing.executionSource'),
    },
    {
      Icon: Headset,
      title: t('marketing.supportTitle'),
      text: t('marketing.supportText'),
      source: t('marketing.supportSource', { hours }),
    },
    {
      Icon: BookOpen,
      title: t('marketing.educationTitle'),
      text: t('marketing.educationText'),
      source: t('marketing.educationSource'),
    },
  ];
  return (
    <section>
      <div className="section-head">
        <h2>{t('marketing.featuresTitle')}</h2>
      </div>
      <ul className="facts-cards">
        {facts.map(({ Icon, title, text, source }) => (
          <li key={title} className="card">
            <Icon size={22} strokeWidth={1.7} aria-hidden />
            <h3>{title}</h3>
            <p className="second">{text}</p>
            <p className="small muted">{source}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
