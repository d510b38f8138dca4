import { BookOpen, Gauge, Headset, Scale } from 'lucide-react';
import { usePlatform } from '../../lib/usePlatform';
import { useWords } from '../../lib/useWords';
import styles from './Features.module.css';

/** Four facts, each with where it can be seen. */
export function Features() {
  const { t } = useWords('public');
  const hours = usePlatform()?.supportHours ?? '';
  const facts = [
    {
      Icon: Scale,
      title: t('public.spreadsTitle'),
      text: t('public.spreadsText'),
      source: t('public.spreadsSource'),
    },
    {
      Icon: Gauge,
      title: t('public.executionTitle'),
      text: t('public.executionText'),
      source: t('public.executionSource'),
    },
    {
      Icon: Headset,
      title: t('public.supportTitle'),
      text: t('public.supportText'),
      source: t('public.supportSource', { hours }),
    },
    {
      Icon: BookOpen,
      title: t('public.educationTitle'),
      text: t('public.educationText'),
      source: t('public.educationSource'),
    },
  ];
  return (
    <section>
      <div className="section-head">
        <h2>{t('public.featuresTitle')}</h2>
      </div>
      <ul className={styles.factsCards}>
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
