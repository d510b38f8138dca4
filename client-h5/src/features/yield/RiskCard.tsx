import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../lib/classes';
import { useWords } from '../../lib/useWords';
import styles from './RiskCard.module.css';

interface Props {
  /** Of the terms; null where they are no longer at hand, and what holds for all of them stands there. */
  readonly risk: string | null;
  /** Names the card, where its first words do not. */
  readonly labelledBy?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The only card that a project or a holding is drawn in: what can be lost is a part of it. */
export function RiskCard({ risk, labelledBy, className, children }: Props) {
  return (
    <article className={classes('card', styles.risky, className)} aria-labelledby={labelledBy}>
      {children}
      <RiskLine risk={risk} />
    </article>
  );
}

/** The first paragraph of what the terms say about risk. */
function RiskLine({ risk }: Pick<Props, 'risk'>) {
  const { t } = useWords('yield');
  const [first] = (risk ?? '').split('\n');
  return (
    <p className={classes('small', styles.line)}>
      <TriangleAlert size={16} strokeWidth={1.8} aria-hidden />
      <span>
        <b>{t('risk.title')}</b> {first || t('risk.general')}
      </span>
    </p>
  );
}
