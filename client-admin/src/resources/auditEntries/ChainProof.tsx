import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useOnline } from '../../lib/connection';
import { useFormat } from '../../lib/useFormat';
import { useActions } from '../../lib/useActions';
import { CopyText } from '../../ui/CopyText';
import { auditActs } from './auditActs';
import type { ChainCheck } from './auditEntry';
import styles from './ChainProof.module.css';

const AT = 'resources.auditEntries.chain';

type State = ChainCheck | 'idle' | 'failed';

/** Up to which entry the chain holds, or which entry breaks it. */
function Answer({ check }: { readonly check: ChainCheck }) {
  const translate = useTranslate();
  const { decimal, moment } = useFormat();
  const { through, throughAt, head, broken, complete } = check;
  const figures = {
    through: decimal(through),
    broken: decimal(broken ?? '0'),
    time: throughAt ? `${moment(throughAt)} UTC` : '–',
  };
  if (broken !== null) return <p className="note bad">{translate(`${AT}.broken`, figures)}</p>;
  if (!complete) return <p className="note">{translate(`${AT}.checking`, figures)}</p>;
  return (
    <p className="note">
      {translate(through === '0' ? `${AT}.empty` : `${AT}.holds`, figures)}{' '}
      <CopyText text={head} label={translate('resources.auditEntries.fields.hash')} short={20} />
    </p>
  );
}

/** Proves the chain from its first entry on, piece by piece, and shows what it finds. */
export function useChainProof() {
  const translate = useTranslate();
  const online = useOnline();
  const acts = useActions('auditEntries', auditActs);
  const [state, setState] = useState<State>('idle');
  const [busy, setBusy] = useState(false);
  const prove = async () => {
    setBusy(true);
    try {
      let check = await acts.check({ after: '0' });
      setState(check);
      while (!check.complete) {
        check = await acts.check({ after: check.through });
        setState(check);
      }
    } catch {
      setState('failed');
    } finally {
      setBusy(false);
    }
  };
  const button = (
    <Button variant="outlined" loading={busy} disabled={!online} onClick={() => void prove()}>
      {translate(`${AT}.check`)}
    </Button>
  );
  const answer = (
    <div role="status" className={styles.answer}>
      {state === 'failed' && <p className="note bad">{translate(`${AT}.failed`)}</p>}
      {typeof state === 'object' && <Answer check={state} />}
    </div>
  );
  return { button, answer };
}
