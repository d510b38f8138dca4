import { Building2, RefreshCw, Undo2, type LucideIcon } from 'lucide-react';
import { classes } from '../../../lib/classes';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import type { Project } from '../types';
import styles from './ProjectRows.module.css';

/** The way out before the end, who issues it, and what comes after. */
export function ProjectRows({ project }: { readonly project: Project }) {
  const { t } = useWords('yield');
  const format = useFormat();
  const { earlyStop, reductionBp, dividend, issuer, renewable } = project;
  const early = earlyStop
    ? t(`details.earlyText.${dividend}`, { reduction: format.rate(reductionBp) })
    : t('details.lateText');
  return (
    <ul className={classes('card card-list', styles.rows)}>
      <Row icon={Undo2} name={t('details.early')} text={early} />
      <Row
        icon={RefreshCw}
        name={t('details.renew')}
        text={t(renewable ? 'details.renewText' : 'details.noRenewText')}
      />
      <Row icon={Building2} name={t('details.issuer')} text={issuer} />
    </ul>
  );
}

interface RowProps {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly text: string;
}

function Row({ icon: Icon, name, text }: RowProps) {
  return (
    <li className={styles.row}>
      <Icon size={20} strokeWidth={1.7} aria-hidden />
      <div className="grow">
        <h3>{name}</h3>
        <p className="small second">{text}</p>
      </div>
    </li>
  );
}
