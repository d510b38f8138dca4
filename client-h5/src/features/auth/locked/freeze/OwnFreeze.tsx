import { useFormat } from '../../../../lib/useFormat';
import { serverNow } from '../../../../lib/time/serverClock';
import { useWords } from '../../../../lib/useWords';
import { LiftFreeze } from './LiftFreeze';

/** A user's own freeze: until when it stands, and then the code that lifts it. */
export function OwnFreeze({ endsAt }: { readonly endsAt: string }) {
  const { t } = useWords('auth');
  const format = useFormat();
  const over = serverNow() >= Date.parse(endsAt);
  return (
    <section>
      <div className="section-head">
        <h2>{t('locked.freeze')}</h2>
      </div>
      {over ? (
        <LiftFreeze />
      ) : (
        <p className="second">{t('locked.freezeStands', { time: format.dateTime(endsAt) })}</p>
      )}
    </section>
  );
}
