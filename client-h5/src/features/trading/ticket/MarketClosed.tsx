import { CircleAlert, Clock } from 'lucide-react';
import { paths } from '../../../../../schema/routes';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { ButtonLink } from '../../../ui/Button';
import type { Instrument } from '../types';

/** Instead of the ticket: why there is none, and when there will be one. */
export function MarketClosed({ instrument }: { readonly instrument: Instrument }) {
  const { t } = useWords('trading');
  const suspended = instrument.state === 'PROHIBITED';
  const Icon = suspended ? CircleAlert : Clock;
  return (
    <div className="stack">
      <div className="note">
        <Icon size={18} strokeWidth={1.8} aria-hidden />
        <div>{suspended ? <Suspended /> : <Opening instrument={instrument} />}</div>
      </div>
      <ButtonLink look="quiet" to={paths.trade}>
        {t('trade.toMarkets')}
      </ButtonLink>
    </div>
  );
}

function Suspended() {
  const { t } = useWords('trading');
  return (
    <>
      <b className="note-title">{t('trade.suspendedTitle')}</b>
      {t('trade.suspendedText')}
    </>
  );
}

function Opening({ instrument: { state, opensAt } }: { readonly instrument: Instrument }) {
  const { t } = useWords('trading');
  const format = useFormat();
  if (opensAt == null) {
    const name = state === 'CLOSED' ? t('trade.state.CLOSED') : t('trade.state.NON_TRADING');
    return (
      <>
        <b className="note-title">{name}</b>
        {t('trade.opensUnknown')}
      </>
    );
  }
  return (
    <>
      <b className="note-title">{t('trade.opens', { time: format.utcTime(opensAt) })}</b>
      {t('trade.opensLocal', { time: format.dateTime(opensAt) })}
    </>
  );
}
