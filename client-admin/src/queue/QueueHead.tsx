import { Button } from '@mui/material';
import { Keyboard } from 'lucide-react';
import { useCanAccess, useListContext, useTranslate } from 'react-admin';
import { stillOpen } from '../lib/queueFigures';
import { useDashboard } from '../lib/useDashboard';
import { useOnline } from '../lib/useOnline';
import { PageTitle } from '../ui/PageTitle';
import { TabBar } from '../ui/TabBar';
import { queueTabs, useQueue, type QueueTab } from './queue';
import { useMineCount } from './useMine';
import { useTab } from './useTab';
import { useQueueActs } from './useQueueActs';
import { useQueueWords } from './useQueueWords';
import styles from './QueueHead.module.css';

function useCounts(): Record<QueueTab, string | undefined> {
  const { figures } = useQueue();
  const { data } = useDashboard();
  const mine = useMineCount();
  return {
    TO_REVIEW: data && String(stillOpen(figures(data))),
    MINE: mine === undefined ? undefined : String(mine),
    DONE: undefined,
  };
}

/** Title, the way to work ("Take next") and the three tabs. */
export function QueueHead({ onHelp }: { readonly onHelp: () => void }) {
  const translate = useTranslate();
  const words = useQueueWords();
  const { resource } = useQueue();
  const { setFilters } = useListContext();
  const { canAccess: mayTake } = useCanAccess({ resource, action: 'take' });
  const { takeNext } = useQueueActs();
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
              loading={takeNext.isPending}
              onClick={() => {
                takeNext.mutate();
              }}
            >
              {words('action.takeNext')}
              <kbd>N</kbd>
            </Button>
          )}
        </div>
      </div>
      <TabBar
        label={translate(`shell.entry.${resource}`)}
        current={tab}
        tabs={queueTabs.map((id) => ({
          id,
          label: words(`tab.${id}`),
          count: counts[id],
        }))}
        onChoose={(id) => {
          setFilters({ tab: id });
        }}
      />
    </div>
  );
}
