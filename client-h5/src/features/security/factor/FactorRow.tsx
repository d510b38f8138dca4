import { useState } from 'react';
import { classes } from '../../../lib/classes';
import { useWords } from '../../../lib/useWords';
import { Button } from '../../../ui/Button';
import { StatusPill } from '../../../ui/figure/StatusPill';
import { FactorOffSheet } from './FactorOffSheet';
import { FactorOnSheet } from './FactorOnSheet';
import styles from './FactorRow.module.css';

interface Props {
  readonly on: boolean;
  readonly onChanged: () => void;
}

/** Whether signing in asks for a code of an app, and turning that on and off. */
export function FactorRow({ on, onChanged }: Props) {
  const { t } = useWords('security');
  const [open, setOpen] = useState<'on' | 'off' | null>(null);
  const close = () => {
    setOpen(null);
  };
  return (
    <section className={classes('card', styles.factor)}>
      <div className="row between">
        <span className="strong">{t('security.factor')}</span>
        <StatusPill tone={on ? 'ok' : 'neutral'}>
          {on ? t('security.on') : t('security.off')}
        </StatusPill>
      </div>
      <p className="small second">{t('security.factorWhy')}</p>
      <Button
        small
        look="quiet"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(on ? 'off' : 'on');
        }}
      >
        {on ? t('security.factorOff') : t('security.factorOn')}
      </Button>
      <FactorOnSheet open={open === 'on'} onClose={close} onChanged={onChanged} />
      <FactorOffSheet open={open === 'off'} onClose={close} onChanged={onChanged} />
    </section>
  );
}
