import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../lib/classes';
import { useWords } from '../../lib/useWords';
import styles from './RiskCard.module.css';

interface Props {
  /** Of the terms; null where they are no longer at hand, and what holds for all of them stands there. */
  readonly risk: string | null;
  /** All of it, and not its first paragraph alone. */
  readonly whole?: boolean;
  /** Names the card, where its first words do not. */
  readonly labelledBy?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The only card that a project or a holding is drawn in: what can be lost is a part of it. */
export function RiskCard({ risk, whole = false, labelledBy, className, children }: Props) {
  return (
    <article className={classes('card', styles.risky, className)} aria-labelledby={labelledBy}>
      {children}
      <RiskLine risk={risk} whole={whole} />
    </article>
  );
}

function RiskLine({ risk, whole }: Pick<Props, 'risk'> & { readonly whole: boolean }) {
  const { t } = useWords('yield');
  const told = (risk ?? '').trim() || t('risk.general');
  const [first = '', ...more] = told.split('\n');
  return (
    <div className={classes('small', styles.line)}>
      <TriangleAlert size={16} strokeWidth={1.8} aria-hidden />
      <div>
        <p>
          <b>{t('risk.title')}</b> {first}
        </p>
        {whole && more.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
      </div>
    </div>
  );
}
