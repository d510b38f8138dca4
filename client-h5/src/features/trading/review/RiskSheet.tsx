import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { sayRefusals } from '../../../lib/forms/refusals';
import { useWords } from '../../../lib/useWords';
import { Button } from '../../../ui/Button';
import { Sheet } from '../../../ui/sheet/Sheet';
import { Pending } from '../../../ui/state/Pending';
import { RiskAcknowledgeDocument, RiskNoticeDocument } from '../trading.generated';
import styles from './RiskSheet.module.css';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onAcknowledged: () => void;
}

/** Before the next order, once for each notice. What is accepted is the text that was read, by its number. */
export function RiskSheet({ open, onClose, onAcknowledged }: Props) {
  const { t } = useWords('trading');
  const { data, error, refetch } = useQuery(RiskNoticeDocument, { fetchPolicy: 'network-only' });
  const [acknowledge, { loading }] = useMutation(RiskAcknowledgeDocument);
  async function accept(id: string): Promise<void> {
    const { data: answer } = await acknowledge({ variables: { id } });
    if (!answer) return;
    const { user, userErrors } = answer.riskAcknowledge;
    sayRefusals(userErrors);
    if (user?.riskAcknowledged) onAcknowledged();
    // Another one has come into force meanwhile.
    else void refetch();
  }
  return (
    <Sheet title={t('risk.title')} open={open} onClose={onClose} locked={loading}>
      {data ? (
        <RiskNotice
          key={data.riskNotice.id}
          text={data.riskNotice.text}
          busy={loading}
          onAccept={() => void accept(data.riskNotice.id)}
          onClose={onClose}
        />
      ) : (
        <Pending error={error} onRetry={() => void refetch()} />
      )}
    </Sheet>
  );
}

interface NoticeProps {
  /** Its points, one a line. */
  readonly text: string;
  readonly busy: boolean;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

/** What can be lost, and a tick that nobody sets for the user. */
export function RiskNotice({ text, busy, onAccept, onClose }: NoticeProps) {
  const { t } = useWords('trading');
  const [agreed, setAgreed] = useState(false);
  return (
    <>
      <p className="second">{t('risk.lead')}</p>
      <ol className={styles.riskPoints}>
        {text.split('\n').map((point) => (
          <li key={point}>{point}</li>
        ))}
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
