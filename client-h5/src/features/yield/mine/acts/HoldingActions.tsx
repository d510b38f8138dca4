import { useId, useState } from 'react';
import { paths } from '../../../../../../schema/routes';
import { useWords } from '../../../../lib/useWords';
import { Button, ButtonLink } from '../../../../ui/Button';
import { canAdd, canRenew, type Holding } from '../holdingStatus';
import { useOwn } from '../useOwn';
import { AddMoneySheet } from './AddMoneySheet';
import { RenewSheet } from './RenewSheet';
import { SettleSheet } from './SettleSheet';
import { TopUpSheet } from './TopUpSheet';
import styles from './HoldingActions.module.css';

interface Props {
  readonly holding: Holding;
  /** Names the holding, beside what a button does. */
  readonly title: string;
}

type Act = 'topUp' | 'add' | 'settle' | 'leave' | 'renew';

const sheets = {
  topUp: TopUpSheet,
  add: AddMoneySheet,
  settle: SettleSheet,
  leave: SettleSheet,
  renew: RenewSheet,
} as const satisfies Record<Act, unknown>;

/** What its owner can do about a holding now; nothing of it happens before a sheet has said what it does. */
export function HoldingActions({ holding, title }: Props) {
  const [open, setOpen] = useState<Act | null>(null);
  const [last, setLast] = useState<Act>('settle');
  const acts = actsOf(holding);
  const Sheet = sheets[open ?? last];
  if (acts.length === 0) return <After holding={holding} title={title} />;
  return (
    <div className={styles.actions}>
      {acts.map((act) => (
        <ActButton
          key={act}
          act={act}
          {...{ holding, title }}
          onOpen={() => {
            setOpen(act);
            setLast(act);
          }}
        />
      ))}
      <Sheet
        key={open ?? last}
        holding={holding}
        open={open !== null}
        onClose={() => {
          setOpen(null);
        }}
      />
    </div>
  );
}

function actsOf(holding: Holding): readonly Act[] {
  const { state, earlyStop } = holding;
  const leave = earlyStop ? (['leave'] as const) : [];
  switch (state) {
    case 'NEEDS_TOPUP':
      return ['topUp', ...leave];
    case 'EARNING':
      return canAdd(holding) ? ['add', ...leave] : leave;
    case 'DUE':
      return canRenew(holding) ? ['settle', 'renew'] : ['settle'];
    case 'SETTLED':
      return [];
  }
}

interface ActButtonProps extends Props {
  readonly act: Act;
  readonly onOpen: () => void;
}

function ActButton({ act, holding, title, onOpen }: ActButtonProps) {
  const { t } = useWords('yield');
  const own = useOwn();
  const id = useId();
  const primary = act === 'topUp' || act === 'settle';
  const amount = holding.topUp ? own.money(holding.topUp) : '';
  return (
    <Button
      small
      id={id}
      look={primary ? 'primary' : 'quiet'}
      aria-haspopup="dialog"
      aria-labelledby={`${id} ${title}`}
      onClick={onOpen}
    >
      {t(`holding.act.${act}`, { amount })}
    </Button>
  );
}

/** What was renewed leads to what it went on in; what has ended can be bought again, where it is still offered. */
function After({ holding: { state, project, renewedAs }, title }: Props) {
  if (renewedAs != null) return <Way act="next" to={paths.myProject(renewedAs)} title={title} />;
  if (state !== 'SETTLED' || !project) return null;
  return <Way act="rebuy" to={paths.projectDetails(project.id)} title={title} />;
}

interface WayProps extends Pick<Props, 'title'> {
  readonly act: 'next' | 'rebuy';
  readonly to: string;
}

function Way({ act, to, title }: WayProps) {
  const { t } = useWords('yield');
  const id = useId();
  return (
    <div className={styles.actions}>
      <ButtonLink small look="quiet" id={id} aria-labelledby={`${id} ${title}`} to={to}>
        {t(`holding.act.${act}`)}
      </ButtonLink>
    </div>
  );
}
