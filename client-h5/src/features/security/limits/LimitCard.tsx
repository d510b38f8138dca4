import { useState } from 'react';
import { classes } from '../../../lib/classes';
import type { OwnLimit } from '../../../lib/safeguards/useSafeguards';
import { useWords } from '../../../lib/useWords';
import { Button } from '../../../ui/Button';
import { LimitSheet } from './LimitSheet';
import styles from './LimitsScreen.module.css';
import { useLimitWords } from './useLimitWords';

/** One limit: what holds, what of it is used up today, and what comes instead. */
export function LimitCard({ limit }: { readonly limit: OwnLimit }) {
  const { t } = useWords('security');
  const words = useLimitWords();
  const [open, setOpen] = useState(false);
  const { kind, max } = limit;
  const change = words.change(limit);
  const action = max == null ? t('limits.set') : t('limits.change');
  return (
    <section className={classes('card', styles.limit)} aria-label={t(`limits.${kind}`)}>
      <div className="row between">
        <span className="strong">{t(`limits.${kind}`)}</span>
        <span className="num">{words.max(limit)}</span>
      </div>
      <p className="small second num">{words.used(limit)}</p>
      {change !== null && <p className="small num">{change}</p>}
      <Button
        small
        look="quiet"
        aria-haspopup="dialog"
        aria-label={`${t(`limits.${kind}`)}: ${action}`}
        onClick={() => {
          setOpen(true);
        }}
      >
        {action}
      </Button>
      <LimitSheet
        limit={limit}
        open={open}
        onClose={() => {
          setOpen(false);
        }}
      />
    </section>
  );
}
