import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { BreakLength } from '../../../../../schema/safeguards';
import { sayRefusals } from '../../../lib/forms/refusals';
import { toast } from '../../../lib/toast';
import { useWords } from '../../../lib/useWords';
import { Button } from '../../../ui/Button';
import { Sheet } from '../../../ui/sheet/Sheet';
import { BreakTakeDocument } from './limits.generated';

interface Props {
  readonly length: BreakLength;
  readonly onClose: () => void;
}

/** Asks once more, since nobody can take it back; one for good asks for a tick besides. */
export function BreakSheet({ open, ...body }: Props & { readonly open: boolean }) {
  const { t } = useWords('security');
  return (
    <Sheet title={t('limits.ask')} open={open} onClose={body.onClose}>
      <BreakBody key={body.length} {...body} />
    </Sheet>
  );
}

function BreakBody({ length, onClose }: Props) {
  const { t } = useWords('security');
  const [agreed, setAgreed] = useState(false);
  const { busy, take } = useTakeBreak(length, onClose);
  const forGood = length === 'FOR_GOOD';
  const ready = agreed || !forGood;
  return (
    <>
      <p className="second">
        {forGood ? t('limits.askGood') : t('limits.askText', { length: t(`limits.${length}`) })}
      </p>
      {forGood && (
        <label className="check">
          <input
            type="checkbox"
            checked={agreed}
            onChange={(event) => {
              setAgreed(event.target.checked);
            }}
          />
          <span>{t('limits.tick')}</span>
        </label>
      )}
      <Button busy={busy} disabled={!ready} onClick={() => void take()}>
        {t('limits.breakNow')}
      </Button>
      <Button look="quiet" disabled={busy} onClick={onClose}>
        {t('shared:common.cancel')}
      </Button>
      {!ready && <p className="small muted">{t('limits.tickNeeded')}</p>}
    </>
  );
}

function useTakeBreak(length: BreakLength, onTaken: () => void) {
  const { t } = useWords('security');
  const [mutate, { loading: busy }] = useMutation(BreakTakeDocument);
  const take = async () => {
    const { data } = await mutate({ variables: { input: { length } } });
    if (!data) return;
    const { safeguards, userErrors } = data.breakTake;
    sayRefusals(userErrors);
    if (!safeguards) return;
    toast({ type: 'success', text: t('limits.taken') });
    onTaken();
  };
  return { busy, take };
}
