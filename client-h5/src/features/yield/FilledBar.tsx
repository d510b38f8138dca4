import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { minorOf, type Project } from './types';
import styles from './FilledBar.module.css';

/** Whole percent of the capacity that is taken, agreed top-ups counted; rounded down. */
function filledPercent({ capacity, left }: Pick<Project, 'capacity' | 'left'>): string {
  const whole = minorOf(capacity);
  return whole === 0n ? '0' : (((whole - minorOf(left)) * 100n) / whole).toString();
}

/** How much of a project is taken, as a bar and in words. */
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
