import {
  CalendarClock,
  Check,
  Coins,
  Lock,
  ShieldCheck,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../lib/classes';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { Coverage } from './Coverage';
import type { Project } from './types';
import styles from './Obligations.module.css';

/** What joining obliges to and what stands behind it, in words and never behind a tap. */
export function Obligations({ project }: { readonly project: Project }) {
  const { t } = useWords('yield');
  const format = useFormat();
  const { topUp, earlyStop, reductionBp, dividend } = project;
  return (
    <ul className={classes('small', styles.obligations)}>
      {topUp ? (
        <Line icon={CalendarClock}>
          {t('project.topUp', { amount: format.money(topUp.amount), day: topUp.day })}
        </Line>
      ) : (
        <Line icon={Check}>{t('project.noTopUp')}</Line>
      )}
      {earlyStop ? (
        <Line icon={Undo2}>
          {t(`project.early.${dividend}`, { reduction: format.rate(reductionBp) })}
        </Line>
      ) : (
        <Line icon={Lock}>{t('project.late')}</Line>
      )}
      <Line icon={Coins}>{t(`project.paid.${dividend}`)}</Line>
      <Line icon={ShieldCheck}>
        <Coverage project={project} />
      </Line>
    </ul>
  );
}

interface LineProps {
  readonly icon: LucideIcon;
  readonly children: ReactNode;
}

function Line({ icon: Icon, children }: LineProps) {
  return (
    <li>
      <Icon size={17} strokeWidth={1.7} aria-hidden />
      <span>{children}</span>
    </li>
  );
}
