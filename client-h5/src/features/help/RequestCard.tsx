import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { openHelpStates } from '../../../../schema/help';
import { classes } from '../../lib/classes';
import { sayRefusals } from '../../lib/forms/refusals';
import { isLate } from '../../lib/time/late';
import { toast } from '../../lib/toast';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { Button } from '../../ui/Button';
import { Confirm } from '../../ui/sheet/Confirm';
import { HelpStopDocument, type HelpFieldsFragment } from './help.generated';
import styles from './RequestCard.module.css';

interface Props {
  readonly request: HelpFieldsFragment;
  readonly onChanged: () => void;
}

/** Where a request is; as long as nothing has changed by it, it can be stopped. */
export function RequestCard({ request, onChanged }: Props) {
  const { t } = useWords('help');
  const { state } = request;
  return (
    <section className={classes('card', styles.card)} role="status">
      {request.kind === 'SECOND_FACTOR' && <p className="strong">{t('help.kind.SECOND_FACTOR')}</p>}
      <Words request={request} />
      {openHelpStates.has(state) && <Stop request={request} onChanged={onChanged} />}
    </section>
  );
}

function Words({ request: { state, reviewBy, readyAt, reason } }: Pick<Props, 'request'>) {
  const { t } = useWords('help');
  const format = useFormat();
  const time = format.dateTime(state === 'WAITING' && readyAt != null ? readyAt : reviewBy);
  if (state === 'UNDER_REVIEW' && isLate(reviewBy))
    return <p>{t('shared:common.late', { time })}</p>;
  return <p>{t(`help.state.${state}`, { time, reason: reason ?? '' })}</p>;
}

function Stop({ request: { id }, onChanged }: Props) {
  const { t } = useWords('help');
  const [asking, setAsking] = useState(false);
  const [stop, { loading }] = useMutation(HelpStopDocument);
  const close = () => {
    setAsking(false);
  };
  const confirmed = async () => {
    const { data } = await stop({ variables: { id } });
    if (!data) return;
    sayRefusals(data.helpStop.userErrors);
    if (data.helpStop.done === true) toast({ type: 'success', text: t('help.stopped') });
    close();
    onChanged();
  };
  return (
    <>
      <Button
        small
        look="quiet"
        aria-haspopup="dialog"
        onClick={() => {
          setAsking(true);
        }}
      >
        {t('help.stop')}
      </Button>
      <Confirm
        open={asking}
        title={t('help.stopTitle')}
        text={t('help.stopText')}
        action={t('help.stop')}
        busy={loading}
        onConfirm={() => void confirmed()}
        onClose={close}
      />
    </>
  );
}
