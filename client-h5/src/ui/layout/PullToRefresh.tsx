import { useApolloClient } from '@apollo/client/react';
import { ArrowDown, Check, CircleAlert, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../lib/time/serverClock';
import { useFormat } from '../../lib/useFormat';
import { usePullToRefresh, type PullPhase } from '../../lib/usePullToRefresh';
import styles from './PullToRefresh.module.css';

interface Props {
  /** Everything the page has asked, unless told otherwise. */
  readonly onRefresh?: () => Promise<unknown>;
}

/** Lets the page be pulled down to reload, and says how far that is. Stands above the content. */
export function PullToRefresh({ onRefresh }: Props) {
  const client = useApolloClient();
  const askAgain = async () => client.refetchQueries({ include: 'active' });
  const { phase, place } = usePullToRefresh(onRefresh ?? askAgain);
  return (
    <div ref={place} className={styles.pull} data-phase={phase}>
      <Pulling phase={phase} />
      <div role="status">
        <Said phase={phase} />
      </div>
    </div>
  );
}

interface PhaseProps {
  readonly phase: PullPhase;
}

/** Under a finger: whoever pulls sees it, and a reader has nothing to pull. */
function Pulling({ phase }: PhaseProps) {
  if (phase !== 'pulling' && phase !== 'ready') return null;
  return (
    <p aria-hidden>
      <ArrowDown className={styles.pullArrow} size={16} strokeWidth={2} />
      <Words phase={phase} />
    </p>
  );
}

function Said({ phase }: PhaseProps) {
  const Icon = { refreshing: RotateCw, done: Check, failed: CircleAlert }[phase as string];
  if (!Icon) return null;
  const turn = phase === 'refreshing' ? styles.pullTurn : undefined;
  return (
    <p>
      <Icon className={turn} size={16} strokeWidth={2} aria-hidden />
      <Words phase={phase} />
    </p>
  );
}

function Words({ phase }: PhaseProps) {
  const { t } = useTranslation();
  const { clock } = useFormat();
  switch (phase) {
    case 'pulling':
      return t('common.pull');
    case 'ready':
      return t('common.release');
    case 'refreshing':
      return t('common.refreshing');
    case 'done':
      return t('common.updated', { time: clock(new Date(serverNow()).toISOString()) });
    case 'failed':
      return t('common.loadError');
    default:
      return null;
  }
}
