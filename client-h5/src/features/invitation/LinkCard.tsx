import { lazy, Suspense, useState } from 'react';
import { classes } from '../../lib/classes';
import { part } from '../../lib/network/part';
import { share } from '../../lib/share/share';
import { useWords } from '../../lib/useWords';
import { Button } from '../../ui/Button';
import { CopyText, Fact } from '../../ui/figure/Fact';
import { Sheet } from '../../ui/sheet/Sheet';
import styles from './InviteScreen.module.css';

const Poster = lazy(() =>
  part(() => import('./Poster')).then((file) => ({ default: file.Poster })),
);

interface Props {
  readonly code: string;
  readonly link: string;
}

/** The server has one address of its own; whoever is invited comes to the one that is open here. */
const here = (link: string): string => link.replace(/^https?:\/\/[^/]+/, location.origin);

/** Code and link, ways to hand them on, and the poster, whose code comes when it is asked for. */
export function LinkCard({ code, link: path }: Props) {
  const { t } = useWords('invitation');
  const link = here(path);
  const [open, setOpen] = useState(false);
  return (
    <section className={classes('card', styles.inviteCard)} aria-label={t('hand')}>
      <p className="second">{t('lead')}</p>
      <dl className="facts">
        <Fact name={t('code')}>
          <CopyText text={code} label={t('copyCode')} />
        </Fact>
        <Fact name={t('link')}>
          <span className={styles.inviteLink}>
            <CopyText text={link} label={t('copyLink')} />
          </span>
        </Fact>
      </dl>
      <div className={styles.inviteActs}>
        <Button onClick={() => void share({ url: link })}>{t('share')}</Button>
        <Button
          look="quiet"
          aria-haspopup="dialog"
          onClick={() => {
            setOpen(true);
          }}
        >
          {t('poster')}
        </Button>
      </div>
      <Sheet
        title={t('poster')}
        open={open}
        onClose={() => {
          setOpen(false);
        }}
      >
        <Suspense fallback={<p className="second">{t('shared:common.loading')}</p>}>
          <Poster code={code} link={link} />
        </Suspense>
      </Sheet>
    </section>
  );
}
