import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { classes } from '../../../lib/classes';
import { usePlatformDay } from '../../../lib/time/usePlatformDay';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { CopyText, Fact } from '../../../ui/figure/Fact';
import { MoneyText } from '../../../ui/figure/MoneyText';
import type { Project } from '../types';
import styles from './ProjectTerms.module.css';

/** How interest is calculated, and the terms in full with what proves them. */
export function ProjectTerms({ project }: { readonly project: Project }) {
  const { t } = useWords('yield');
  const zone = usePlatformDay()?.zone ?? 'UTC';
  return (
    <div className={classes('card', styles.terms)}>
      <Unfold title={t('details.formula')}>
        <p className="small second">{t('details.formulaText', { zone })}</p>
      </Unfold>
      <Unfold title={t('details.terms')}>
        <Facts project={project} />
      </Unfold>
    </div>
  );
}

function Facts({ project }: { readonly project: Project }) {
  const { t } = useWords('yield');
  const format = useFormat();
  const { version, hash, issuer, days, min, max, capacity, left, dividend, topUp } = project;
  return (
    <dl className="facts">
      <Fact name={t('details.version')}>{String(version)}</Fact>
      <Fact name={t('details.issuer')}>{issuer}</Fact>
      <Fact name={t('project.estimated')}>
        {t('project.annual', { rate: format.percent(project.annualRate) })}
      </Fact>
      <Fact name={t('project.term')}>{t('project.days', { count: days })}</Fact>
      <Fact name={t('project.dividend.title')}>{t(`project.dividend.${dividend}`)}</Fact>
      <Fact name={t('project.min')}>
        <MoneyText money={min} />
      </Fact>
      <Fact name={t('details.max')}>
        <MoneyText money={max} />
      </Fact>
      <Fact name={t('details.capacity')}>
        <MoneyText money={capacity} />
      </Fact>
      <Fact name={t('details.left')}>
        <MoneyText money={left} />
      </Fact>
      <Fact name={t('details.topUp')}>
        {topUp
          ? t('project.topUp', { amount: format.money(topUp.amount), day: topUp.day })
          : t('project.noTopUp')}
      </Fact>
      <Fact name={t('project.opens')}>{format.dateTime(project.saleStartsAt)}</Fact>
      <Fact name={t('project.closes')}>{format.dateTime(project.saleEndsAt)}</Fact>
      <Fact name={t('details.hash')}>
        <span className={styles.hash}>
          <CopyText text={hash} label={t('details.copyHash')} />
        </span>
      </Fact>
    </dl>
  );
}

interface UnfoldProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Shown on a tap, and put away by another. */
function Unfold({ title, children }: UnfoldProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <section>
      <h2>
        <button
          type="button"
          className={styles.unfold}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => {
            setOpen(!open);
          }}
        >
          <span className="grow">{title}</span>
          <ChevronDown size={20} strokeWidth={1.8} aria-hidden />
        </button>
      </h2>
      <div id={id} hidden={!open} className={styles.body}>
        {children}
      </div>
    </section>
  );
}
