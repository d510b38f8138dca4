import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { classes } from '../../lib/classes';
import { request } from '../../lib/request';
import { saveJson } from '../../lib/saveFile';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { CopyText, Fact } from '../../ui/figure/Fact';
import type { PublicProofQuery } from './proof.generated';
import styles from './ProofScreen.module.css';
import { useInstant, useSecond } from './useInstant';

type Head = PublicProofQuery['publicProof']['heads'][number];

interface HeadListProps {
  readonly heads: readonly Head[];
  readonly late: boolean;
}

/** The newest blocks of the seal, a file of them to keep, and whether what was booked waits too long for its block. */
export function HeadList({ heads, late }: HeadListProps) {
  const { t } = useWords('proof');
  return (
    <section>
      <div className="section-head">
        <h2>{t('heads')}</h2>
      </div>
      <p className={classes('small muted', styles.publicText)}>{t('headsText')}</p>
      {late && <Banner tone="warn">{t('headsLate')}</Banner>}
      {heads.length === 0 ? (
        <p className="second">{t('headsNone')}</p>
      ) : (
        <>
          <ul className={classes('card', styles.publicHeads)}>
            {heads.map((head) => (
              <li key={head.number}>
                <HeadRow head={head} />
              </li>
            ))}
          </ul>
          <SaveHeads newest={heads[0]?.number ?? 0} />
        </>
      )}
    </section>
  );
}

function HeadRow({ head }: { readonly head: Head }) {
  const { t } = useWords('proof');
  const format = useFormat();
  const instant = useInstant();
  const second = useSecond();
  const texts = { hash: head.hash, root: head.root, signature: head.signature, key: head.key };
  return (
    <details>
      <summary>
        <b className="grow">{t('block', { number: format.price(String(head.number), 0) })}</b>
        <span className="small muted num">{second(head.at)}</span>
        <ChevronDown size={18} strokeWidth={1.8} aria-hidden />
      </summary>
      <dl className="facts">
        <Fact name={t('sealed')}>{instant(head.at)}</Fact>
        <Fact name={t('entries')}>{format.price(String(head.leaves), 0)}</Fact>
        {Object.entries(texts).map(([name, text]) => (
          <Fact key={name} name={t(`head.${name as keyof typeof texts}`)}>
            <span className={styles.publicHash}>
              <CopyText
                text={text}
                label={t('copy', { name: t(`head.${name as keyof typeof texts}`) })}
              />
            </span>
          </Fact>
        ))}
      </dl>
    </details>
  );
}

/** As `/proof/heads` gives them: what a certificate is checked against later. */
function SaveHeads({ newest }: { readonly newest: number }) {
  const { t } = useWords('proof');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const save = async () => {
    setBusy(true);
    setFailed(false);
    try {
      const answer = await request('/proof/heads');
      if (!answer.ok) throw new Error(String(answer.status));
      saveJson(await answer.text(), `heads-${String(newest)}.json`);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.publicSave}>
      <Button look="outline" busy={busy} onClick={() => void save()}>
        {t('headsSave')}
      </Button>
      {failed && (
        <p className="field-error" role="alert">
          {t('shared:common.loadError')}
        </p>
      )}
    </div>
  );
}
