import { Button } from '@mui/material';
import { Keyboard } from 'lucide-react';
import { useCanAccess, useListContext, useTranslate } from 'react-admin';
import { useOnline } from '../lib/connection';
import { stillOpen } from '../lib/desk/queueFigures';
import { useDashboard } from '../lib/desk/useDashboard';
import { PageTitle } from '../ui/PageTitle';
import { TabBar } from '../ui/list/TabBar';
import { useFilter } from '../ui/list/useFilter';
import { queueTabs, useQueue, type QueueTab } from './queue';
import styles from './QueueHead.module.css';
import { useMineCount } from './useMine';
import { useQueueWords } from './useQueueWords';
import { useTab } from './useTab';

interface Props {
  readonly onTakeNext: () => void;
  readonly onHelp: () => void;
}

function useCounts(): Record<QueueTab, string | undefined> {
  const { figures } = useQueue();
  const { data } = useDashboard();
  const mine = useMineCount();
  return {
    TO_REVIEW: data && String(stillOpen(figures(data))),
    MINE: mine === undefined ? undefined : String(mine),
    ON_HOLD: undefined,
    DONE: undefined,
  };
}

/** Title, the way to work ("Take next") and the tabs. */
export function QueueHead({ onTakeNext, onHelp }: Props) {
  const translate = useTranslate();
  const words = useQueueWords();
  const { resource } = useQueue();
  const { setFilters } = useListContext();
  const { values } = useFilter();
  const { canAccess: mayTake } = useCanAccess({ resource, action: 'take' });
  const online = useOnline();
  const counts = useCounts();
  const tab = useTab();
  return (
    <div className={styles.queueHead}>
      <div className="row apart">
        <PageTitle>{translate(`shell.entry.${resource}`)}</PageTitle>
        <div className="row">
          <button
            type="button"
            className="icon-button"
            aria-label={translate('keys.title')}
            title={translate('keys.title')}
            onClick={onHelp}
          >
            <Keyboard size={18} aria-hidden />
          </button>
          {mayTake === true && (
            <Button
              variant="contained"
              disabled={!online}
              aria-keyshortcuts="N"
              onClick={onTakeNext}
            >
              {words('action.takeNext')}
              <kbd aria-hidden>N</kbd>
            </Button>
          )}
        </div>
      </div>
      <TabBar
        label={translate(`shell.entry.${resource}`)}
        current={tab}
        tabs={queueTabs.map((id) => ({ id, label: words(`tab.${id}`), count: counts[id] }))}
        onChoose={(id) => {
          // A state belongs to a tab; the other filters go along.
          setFilters({ ...values, state: undefined, tab: id });
        }}
      />
    </div>
  );
}
