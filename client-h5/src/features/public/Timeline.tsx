import { useTranslation } from 'react-i18next';

/** The way from an account to a result, in four steps. */
export function Timeline() {
  const { t } = useTranslation();
  const steps = [
    { title: t('marketing.step1Title'), text: t('marketing.step1Text') },
    { title: t('marketing.step2Title'), text: t('marketing.step2Text') },
    { title: t('marketing.step3Title'), text: t('marketing.step3Text') },
    { title: t('marketing.step4Title'), text: t('marketing.step4Text') },
  ];
  return (
    <section id="how-it-works">
      <div className="section-head">
        <h2>{t('marketing.timelineTitle')}</h2>
      </div>
      <ol className="card timeline">
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <span className="timeline-mark num" aria-hidden>
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
