import { useState } from 'react';
import { breakLengths, type BreakLength } from '../../../../../schema/safeguards';
import { classes } from '../../../lib/classes';
import { useBreakWords, type Safeguards } from '../../../lib/safeguards/useSafeguards';
import { useWords } from '../../../lib/useWords';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { RadioTiles } from '../../../ui/field/RadioTiles';
import { BreakSheet } from './BreakSheet';
import styles from './LimitsScreen.module.css';

interface Props {
  readonly lasting: Safeguards['break'] | null;
}

/** The break that lasts, and beginning one. Of one for good there is nothing left to choose. */
export function BreakCard({ lasting }: Props) {
  const { t } = useWords('security');
  const words = useBreakWords();
  const [length, setLength] = useState<BreakLength | null>(null);
  const [open, setOpen] = useState(false);
  const forGood = lasting !== null && lasting.until == null;
  return (
    <section className={classes('card', styles.limit)} aria-label={t('limits.break')}>
      {words !== null && <Banner tone="info">{words}</Banner>}
      <p className="small second">{t('limits.breakWhy')}</p>
      {!forGood && (
        <>
          {words !== null && <p className="small second">{t('limits.longer')}</p>}
          <RadioTiles
            label={t('limits.breakLength')}
            className={styles.lengths}
            value={length}
            onChange={setLength}
            tiles={breakLengths.map((value) => ({ value, content: t(`limits.${value}`) }))}
          />
          <Button
            small
            look="quiet"
            aria-haspopup="dialog"
            disabled={length === null}
            onClick={() => {
              setOpen(true);
            }}
          >
            {t('limits.breakStart')}
          </Button>
        </>
      )}
      {length !== null && (
        <BreakSheet
          length={length}
          open={open}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </section>
  );
}
