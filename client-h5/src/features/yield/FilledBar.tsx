import { filledPercent } from '../../../../schema/figures/rates';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { minorOf, type Project } from './types';
import styles from './FilledBar.module.css';

/** How much of a project is invested, as a bar and in words. */
export function FilledBar({ project }: { readonly project: Project }) {
  const { t } = useWords('yield');
  const format = useFormat();
  const { invested, capacity } = project;
  const percent = filledPercent(minorOf(invested), minorOf(capacity)).toString();
  return (
    <div className={styles.filled}>
      <progress
        className={styles.bar}
        aria-label={t('project.filledOf')}
        value={percent}
        max={100}
      />
      <span className="small muted num">
        {t('project.filled', { percent: format.percent(percent, { min: 0 }) })}
      </span>
    </div>
  );
}
