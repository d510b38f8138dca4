import type { KeyboardEvent } from 'react';
import styles from './TabBar.module.css';
import { classes } from '../../lib/classes';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly count?: string | undefined;
}

interface Props<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly current: Id;
  readonly onChoose: (id: Id) => void;
}

/** Tabs with arrow keys; the panel has the id `panel-<tab>`. */
export function TabBar<Id extends string>({ label, tabs, current, onChoose }: Props<Id>) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const at = tabs.findIndex(({ id }) => id === current);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    onChoose(next.id);
    document.getElementById(`tab-${next.id}`)?.focus();
  };
  return (
    <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`tab-${tab.id}`}
          aria-selected={tab.id === current}
          aria-controls={tab.id === current ? `panel-${tab.id}` : undefined}
          tabIndex={tab.id === current ? 0 : -1}
          onClick={() => {
            onChoose(tab.id);
          }}
        >
          {tab.label}
          {tab.count !== undefined && (
            <span className={classes('num', styles.count)}>{tab.count}</span>
          )}
        </button>
      ))}
    </div>
  );
}
