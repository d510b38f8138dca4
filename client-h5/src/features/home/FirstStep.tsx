import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { useWords } from '../../lib/useWords';
import type { Step } from './nextOf';
import styles from './FirstStep.module.css';

const targets = {
  recharge: paths.recharge,
  wait: paths.rechargeRecords,
  order: paths.markets,
} as const;

/** The next step: money first, then the first contract. */
export function FirstStep({ step }: { readonly step: Step }) {
  const { t } = useWords('home');
  return (
    <Link className={styles.step} to={targets[step]} state={{ fromHome: true }}>
      <span className="grow">
        <span className={styles.next}>{t('home.nextStep')}</span>
        <b>{t(`home.step.${step}`)}</b>
        <span className="small second">{t(`home.stepText.${step}`)}</span>
      </span>
      <ChevronRight size={20} strokeWidth={1.8} aria-hidden />
    </Link>
  );
}
