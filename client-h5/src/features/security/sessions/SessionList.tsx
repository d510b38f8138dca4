import { useMutation } from '@apollo/client/react';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { sayRefusals, type Refusal } from '../../../lib/forms/refusals';
import { toast } from '../../../lib/toast';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { Button } from '../../../ui/Button';
import { StatusPill } from '../../../ui/figure/StatusPill';
import { Confirm } from '../../../ui/sheet/Confirm';
import {
  OtherSessionsEndDocument,
  SessionEndDocument,
  type SecurityQuery,
} from '../security.generated';
import styles from './SessionList.module.css';

type Session = SecurityQuery['sessions'][number];

interface Props {
  readonly sessions: readonly Session[];
  readonly onEnded: () => void;
}

/** Each device that is signed in; the others can be signed out, one or all. */
export function SessionList({ sessions, onEnded }: Props) {
  const { t } = useWords('security');
  const { busy, endOne, endOthers } = useEnding(onEnded);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <ul className="card card-list">
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionRow session={session} busy={busy} onEnd={() => void endOne(session.id)} />
          </li>
        ))}
      </ul>
      {sessions.some(({ current }) => !current) && (
        <Button
          look="outline"
          className={styles.others}
          onClick={() => {
            setAsking(true);
          }}
        >
          {t('security.endOthers')}
        </Button>
      )}
      <Confirm
        open={asking}
        title={t('security.endOthers')}
        text={t('security.endOthersText')}
        action={t('security.endOne')}
        busy={busy}
        onConfirm={() =>
          void endOthers().then(() => {
            setAsking(false);
          })
        }
        onClose={() => {
          setAsking(false);
        }}
      />
    </>
  );
}

function useEnding(onEnded: () => void) {
  const { t } = useWords('security');
  const [one, { loading: endingOne }] = useMutation(SessionEndDocument);
  const [others, { loading: endingOthers }] = useMutation(OtherSessionsEndDocument);
  const said = (answer: { readonly userErrors: readonly Refusal[] } | undefined) => {
    if (!answer) return;
    sayRefusals(answer.userErrors);
    if (answer.userErrors.length === 0) toast({ type: 'success', text: t('security.ended') });
    onEnded();
  };
  return {
    busy: endingOne || endingOthers,
    endOne: async (id: string) => {
      said((await one({ variables: { input: { id } } })).data?.sessionEnd);
    },
    endOthers: async () => {
      said((await others()).data?.otherSessionsEnd);
    },
  };
}

interface RowProps {
  readonly session: Session;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session: { device, address, current, lastUsedAt }, busy, onEnd }: RowProps) {
  const { t } = useWords('security');
  const format = useFormat();
  const name = device ?? t('security.unknownDevice');
  return (
    <div className="cell">
      <Smartphone size={20} strokeWidth={1.7} className="second" aria-hidden />
      <div className="grow">
        <p>{name}</p>
        <p className="small muted">
          {[address, t('security.lastUsed', { time: format.dateTime(lastUsedAt) })]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {current ? (
        <StatusPill tone="ok">{t('security.thisDevice')}</StatusPill>
      ) : (
        <Button
          small
          look="text"
          className={styles.end}
          busy={busy}
          aria-label={t('security.endOneOf', { device: name })}
          onClick={onEnd}
        >
          {t('security.endOne')}
        </Button>
      )}
    </div>
  );
}
