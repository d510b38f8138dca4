import { classes } from '../../lib/classes';
import { useWords } from '../../lib/useWords';
import styles from './Timeline.module.css';

/** The way from an account to a result, in four steps. */
export function Timeline() {
  const { t } = useWords('public');
  const steps = [
    { title: t('public.step1Title'), text: t('public.step1Text') },
    { title: t('public.step2Title'), text: t('public.step2Text') },
    { title: t('public.step3Title'), text: t('public.step3Text') },
    { title: t('public.step4Title'), text: t('public.step4Text') },
  ];
  return (
    <section id="how-it-works">
      <div className="section-head">
        <h2>{t('public.timelineTitle')}</h2>
      </div>
      <ol className={classes('card', styles.timeline)}>
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <span className={classes(styles.timelineMark, 'num')} aria-hidden>
              {index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p className="second">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
