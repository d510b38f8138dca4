import { Checkbox, FormControlLabel } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DraftAmount } from './DraftAmount';
import { DraftField } from './DraftField';
import type { Editing } from './editing';
import styles from './ProjectEditor.module.css';

const words = 'resources.projects.edit';

interface TickProps {
  readonly editing: Editing;
  readonly name: 'withTopUp' | 'earlyStop' | 'renewable';
}

function Tick({ editing: { draft, change }, name }: TickProps) {
  const translate = useTranslate();
  return (
    <FormControlLabel
      label={translate(`${words}.${name}`)}
      control={
        <Checkbox
          checked={draft[name]}
          onChange={(_, on) => {
            change({ [name]: on });
          }}
        />
      }
    />
  );
}

/** What a holder commits to and may do: each is shown and accepted before joining. */
export function ObligationFields({ editing }: { readonly editing: Editing }) {
  const translate = useTranslate();
  const { draft } = editing;
  return (
    <section className="card">
      <h2>{translate(`${words}.obligations`)}</h2>
      <div className={styles.ticked}>
        <Tick editing={editing} name="withTopUp" />
        {draft.withTopUp && (
          <>
            <DraftAmount editing={editing} name="topUp" field="topUp.amount" />
            <DraftField editing={editing} name="topUpDay" field="topUp.day" mode="numeric" />
          </>
        )}
      </div>
      <div className={styles.ticked}>
        <Tick editing={editing} name="earlyStop" />
        {draft.earlyStop && (
          <DraftField
            editing={editing}
            name="reduction"
            field="earlyStop.reductionBp"
            mode="decimal"
          />
        )}
      </div>
      <div className={styles.ticked}>
        <Tick editing={editing} name="renewable" />
      </div>
    </section>
  );
}
