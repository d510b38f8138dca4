import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { classes } from '../../lib/classes';
import { useWords } from '../../lib/useWords';
import { ButtonLink } from '../../ui/Button';
import { MethodIcon } from '../../ui/figure/MethodIcon';
import { Sheet } from '../../ui/sheet/Sheet';
import type { Target } from './types';
import { useTargetName } from './useTargetName';
import styles from './TargetCard.module.css';

interface Props {
  readonly targets: readonly Target[];
  /** Undefined while nothing is bound. */
  readonly target: Target | undefined;
  readonly onChoose: (id: string) => void;
}

/** Where the money goes to. */
export function TargetCard({ targets, target, onChoose }: Props) {
  const { t } = useWords('withdrawal');
  const [open, setOpen] = useState(false);
  if (!target) {
    return (
      <section className={classes('card', styles.target)}>
        <p className="grow second">{t('withdraw.noTarget')}</p>
        <Link className={styles.change} to={paths.paymentMethods}>
          {t('withdraw.add')}
        </Link>
      </section>
    );
  }
  return (
    <section className={classes('card', styles.target)} aria-label={t('withdraw.to')}>
      <TargetLine target={target} />
      <button
        type="button"
        className={styles.change}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('withdraw.change')}
      </button>
      <Sheet
        title={t('withdraw.to')}
        open={open}
        onClose={() => {
          setOpen(false);
        }}
      >
        <Targets
          targets={targets}
          target={target}
          onChoose={(id) => {
            onChoose(id);
            setOpen(false);
          }}
        />
      </Sheet>
    </section>
  );
}

function Targets({ targets, target, onChoose }: Props) {
  const { t } = useWords('withdrawal');
  return (
    <>
      <ul className="card card-list">
        {targets.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              className="cell record"
              aria-current={one.id === target?.id}
              onClick={() => {
                onChoose(one.id);
              }}
            >
              <TargetLine target={one} />
              <i className={styles.mark} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <ButtonLink look="quiet" to={paths.paymentMethods}>
        {t('withdraw.manage')}
      </ButtonLink>
    </>
  );
}

function TargetLine({ target }: { readonly target: Target }) {
  const { kind, holderMasked, masked } = target;
  const name = useTargetName();
  return (
    <>
      <span className="lead">
        <MethodIcon kind={kind} />
      </span>
      <span className={classes('grow', styles.line)}>
        <b className="record-title">{name(target)}</b>
        <span className="record-line small muted num">
          {[holderMasked, masked].filter(Boolean).join(' · ')}
        </span>
      </span>
    </>
  );
}
