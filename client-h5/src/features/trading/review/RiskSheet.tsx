import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { sayRefusals } from '../../../lib/forms/refusals';
import { useWords } from '../../../lib/useWords';
import { Button } from '../../../ui/Button';
import { Sheet } from '../../../ui/sheet/Sheet';
import { RiskAcknowledgeDocument } from '../trading.generated';
import styles from './RiskSheet.module.css';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onAcknowledged: () => void;
}

/** Once, before the first order. */
export function RiskSheet({ open, onClose, onAcknowledged }: Props) {
  const { t } = useWords('trading');
  const [acknowledge, { loading }] = useMutation(RiskAcknowledgeDocument);
  async function accept(): Promise<void> {
    const { data } = await acknowledge();
    if (!data) return;
    const { user, userErrors } = data.riskAcknowledge;
    sayRefusals(userErrors);
    if (user?.riskAcknowledged) onAcknowledged();
  }
  return (
    <Sheet title={t('risk.title')} open={open} onClose={onClose} locked={loading}>
      <RiskNotice busy={loading} onAccept={() => void accept()} onClose={onClose} />
    </Sheet>
  );
}

interface NoticeProps {
  readonly busy: boolean;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

/** What can be lost, and a tick that nobody sets for the user. */
export function RiskNotice({ busy, onAccept, onClose }: NoticeProps) {
  const { t } = useWords('trading');
  const [agreed, setAgreed] = useState(false);
  return (
    <>
      <p className="second">{t('risk.lead')}</p>
      <ol className={styles.riskPoints}>
        <li>{t('risk.loss')}</li>
        <li>{t('risk.odds')}</li>
        <li>{t('risk.chance')}</li>
      </ol>
      <label className="check">
        <input
          type="checkbox"
          checked={agreed}
          onChange={(event) => {
            setAgreed(event.target.checked);
          }}
        />
        <span>{t('risk.agree')}</span>
      </label>
      <Button disabled={!agreed} busy={busy} onClick={onAccept}>
        {t('risk.accept')}
      </Button>
      <Button look="quiet" disabled={busy} onClick={onClose}>
        {t('risk.close')}
      </Button>
    </>
  );
}
