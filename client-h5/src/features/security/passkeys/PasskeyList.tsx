import { FingerprintPattern } from 'lucide-react';
import { useState } from 'react';
import { classes } from '../../../lib/classes';
import { canSign } from '../../../lib/passkeys/canSign';
import { serverNow } from '../../../lib/time/serverClock';
import { useFormat } from '../../../lib/useFormat';
import { useWords } from '../../../lib/useWords';
import { Button } from '../../../ui/Button';
import factorStyles from '../factor/FactorRow.module.css';
import type { PasskeyFieldsFragment, SecurityQuery } from '../security.generated';
import { AddPasskeySheet } from './AddPasskeySheet';
import { PasskeySheet } from './PasskeySheet';
import styles from './PasskeyList.module.css';

interface Props {
  readonly me: SecurityQuery['me'];
  /** Null where the server offers none. */
  readonly host: string | null | undefined;
  readonly onChanged: () => void;
}

/** The account’s passkeys, and adding one; nothing where there are none and none can be added. */
export function PasskeyList({ me, host, onChanged }: Props) {
  const { t } = useWords('security');
  const [open, setOpen] = useState<string | null>(null);
  const can = canSign(host);
  if (!can && me.passkeys.length === 0) return null;
  const close = () => {
    setOpen(null);
  };
  return (
    <>
      <div className="section-head">
        <h2>{t('security.passkeys')}</h2>
      </div>
      {me.passkeys.length > 0 && (
        <ul className={classes('card card-list', styles.list)}>
          {me.passkeys.map((passkey) => (
            <li key={passkey.id}>
              <PasskeyRow passkey={passkey} onOpen={setOpen} />
            </li>
          ))}
        </ul>
      )}
      {can && (
        <section className={classes('card', factorStyles.factor)}>
          <p className="small second">{t('security.passkeyWhy')}</p>
          <Button
            small
            look="quiet"
            aria-haspopup="dialog"
            onClick={() => {
              setOpen('new');
            }}
          >
            {t('security.passkeyAdd')}
          </Button>
        </section>
      )}
      <AddPasskeySheet me={me} open={open === 'new'} onClose={close} onChanged={onChanged} />
      <PasskeySheet
        passkey={me.passkeys.find(({ id }) => id === open) ?? null}
        can={can}
        onClose={close}
        onChanged={onChanged}
      />
    </>
  );
}

interface RowProps {
  readonly passkey: PasskeyFieldsFragment;
  readonly onOpen: (id: string) => void;
}

function PasskeyRow({ passkey: { id, name, ...rest }, onOpen }: RowProps) {
  const facts = useFacts(rest);
  return (
    <button
      type="button"
      className={classes('cell', styles.row)}
      aria-haspopup="dialog"
      onClick={() => {
        onOpen(id);
      }}
    >
      <FingerprintPattern size={20} strokeWidth={1.7} className="second" aria-hidden />
      <span className="grow">
        <span className={styles.line}>{name}</span>
        <span className={classes(styles.line, 'small muted')}>{facts.join(' · ')}</span>
      </span>
    </button>
  );
}

/** When it was last of use, and what it cannot do yet. */
function useFacts(passkey: Omit<PasskeyFieldsFragment, 'id' | 'name'>): string[] {
  const { t } = useWords('security');
  const format = useFormat();
  const { createdAt, lastUsedAt, fundSince, backedUp } = passkey;
  const used =
    lastUsedAt == null
      ? t('security.passkeyMade', { time: format.dateTime(createdAt) })
      : t('security.passkeyUsed', { time: format.dateTime(lastUsedAt) });
  const waits = Date.parse(fundSince) > serverNow();
  return [
    used,
    ...(backedUp ? [t('security.passkeySynced')] : []),
    ...(waits ? [t('security.passkeyPaysFrom', { time: format.dateTime(fundSince) })] : []),
  ];
}
