import { classes } from '../../../lib/classes';
import { useWords } from '../../../lib/useWords';
import type { Project } from '../types';
import styles from './FilterChips.module.css';

export const filters = ['SHORT', 'NO_TOPUP'] as const;
export type Filter = (typeof filters)[number];

/** A term below this is a short one. */
const SHORT_DAYS = 30;

export const passes = ({ days, topUp }: Pick<Project, 'days' | 'topUp'>, filter: Filter): boolean =>
  filter === 'SHORT' ? days < SHORT_DAYS : topUp == null;

interface Props {
  readonly chosen: readonly Filter[];
  readonly onChange: (chosen: readonly Filter[]) => void;
}

/** Each narrows what is listed; both together narrow it more. */
export function FilterChips({ chosen, onChange }: Props) {
  const { t } = useWords('yield');
  const words = { SHORT: t('list.short'), NO_TOPUP: t('project.noTopUp') };
  return (
    <div className={classes('chips', styles.filters)} role="group" aria-label={t('list.filters')}>
      {filters.map((filter) => {
        const on = chosen.includes(filter);
        return (
          <button
            key={filter}
            type="button"
            className="chip"
            aria-pressed={on}
            onClick={() => {
              onChange(on ? chosen.filter((one) => one !== filter) : [...chosen, filter]);
            }}
          >
            {words[filter]}
          </button>
        );
      })}
    </div>
  );
}
