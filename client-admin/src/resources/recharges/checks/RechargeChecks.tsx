import { Button } from '@mui/material';
import { CloudOff } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Skeleton } from '../../../ui/list/Skeleton';
import type { Recharge } from '../recharge';
import { CheckLine } from './CheckLine';
import { useChecks } from './useChecks';

function Found({ recharge }: { readonly recharge: Recharge }) {
  const translate = useTranslate();
  const { data: checks, isError, refetch } = useChecks(recharge);
  const words = 'resources.recharges.checks';
  if (isError && !checks) {
    return (
      <div className="note bad" role="alert">
        <CloudOff size={16} aria-hidden />
        <span>
          {translate(`${words}.fault`)}{' '}
          <Button size="small" variant="outlined" onClick={() => void refetch()}>
            {translate('list.retry')}
          </Button>
        </span>
      </div>
    );
  }
  if (!checks) return <Skeleton rows={4} />;
  if (checks.length === 0) return <p className="mute">{translate(`${words}.none`)}</p>;
  return (
    <ul>
      {checks.map((check) => (
        <CheckLine key={check.check} check={check} />
      ))}
    </ul>
  );
}

/** What the server looked up, beside the picture. It helps to decide and decides nothing. */
export function RechargeChecks({ recharge }: { readonly recharge: Recharge }) {
  const translate = useTranslate();
  return (
    <section aria-label={translate('resources.recharges.checks.title')}>
      <h3 style={{ font: '600 13px/18px var(--font)', padding: '14px 0 2px' }}>
        {translate('resources.recharges.checks.title')}
      </h3>
      <Found recharge={recharge} />
    </section>
  );
}
