import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { minorOf, type Project } from './types';
import styles from './FilledBar.module.css';

/** Whole percent of the capacity that is invested, rounded down; holdings that were renewed may stand above it. */
function filledPercent({ capacity, invested }: Pick<Project, 'capacity' | 'invested'>): string {
  const whole = minorOf(capacity);
  const percent = whole === 0n ? 0n : (minorOf(invested) * 100n) / whole;
  return (percent > 100n ? 100n : percent).toString();
}

/** How much of a project is invested, as a bar and in words. */
export function FilledBar({ project }: { readonly project: Project }) {
  const { t } = useWords('yield');
  const format = useFormat();
  const percent = filledPercent(project);
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
