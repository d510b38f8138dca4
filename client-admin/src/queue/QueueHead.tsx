import { Button } from '@mui/material';
import { Keyboard } from 'lucide-react';
import { useCanAccess, useListContext, useTranslate } from 'react-admin';
import { stillOpen } from '../lib/queueFigures';
import { useDashboard } from '../lib/useDashboard';
import { useOnline } from '../lib/useOnline';
import { PageTitle } from '../ui/PageTitle';
import { TabBar } from '../ui/TabBar';
import { queueTabs, type QueueTab } from '../resources/recharges/recharge';
import { useMineCount } from './useMine';
import { useTab } from './useTab';
import { useQueueActs } from './useQueueActs';

function useCounts(): Record<QueueTab, string | undefined> {
  const { data } = useDashboard();
  const mine = useMineCount();
  return {
    TO_REVIEW: data && String(stillOpen(data.recharges)),
    MINE: mine === undefined ? undefined : String(mine),
    DONE: undefined,
  };
}

/** Title, the way to work ("Take next") and the three tabs. */
export function QueueHead({ onHelp }: { readonly onHelp: () => void }) {
  const translate = useTranslate();
  const { setFilters } = useListContext();
  const { canAccess: mayTake } = useCanAccess({ resource: 'recharges', action: 'take' });
  const { takeNext } = useQueueActs();
  const online = useOnline();
  const counts = useCounts();
  const tab = useTab();
  return (
    <div className="queue-head">
      <div className="row apart">
        <PageTitle>{translate('shell.entry.recharges')}</PageTitle>
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
              {translate('resources.recharges.action.takeNext')}
              <kbd>N</kbd>
            </Button>
          )}
        </div>
      </div>
      <TabBar
        label={translate('shell.entry.recharges')}
        current={tab}
        tabs={queueTabs.map((id) => ({
          id,
          label: translate(`resources.recharges.tab.${id}`),
          count: counts[id],
        }))}
        onChoose={(id) => {
          setFilters({ tab: id });
        }}
      />
    </div>
  );
}
