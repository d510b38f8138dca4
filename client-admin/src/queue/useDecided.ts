import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { useFormat } from '../lib/useFormat';
import type { Recharge } from '../resources/recharges/recharge';
import { useQueueCache } from './useQueueCache';

/** After a decision: what came of it is said, and the list is loaded anew. */
export function useDecided(onClose: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const { money } = useFormat();
  const put = useQueueCache();
  return (recharge: Recharge) => {
    put(recharge);
    onClose();
    refresh();
    const amount = money(recharge.credited ?? recharge.amount, { code: true });
    notify(translate(`resources.recharges.notice.${recharge.state}`, { amount, _: '' }), {
      type: 'success',
    });
  };
}
