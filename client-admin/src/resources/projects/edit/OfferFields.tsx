import { Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { dividends } from '../../../../../schema/states';
import { AmountField } from '../../../ui/AmountField';
import { DraftField } from './DraftField';
import type { Editing } from './editing';
import styles from './ProjectEditor.module.css';

const words = 'resources.projects.edit';

interface AmountProps {
  readonly editing: Editing;
  readonly name: 'min' | 'max' | 'capacity' | 'topUp';
  readonly field?: string;
}

function Amount({ editing: { draft, faultOf, change }, name, field = name }: AmountProps) {
  const translate = useTranslate();
  return (
    <AmountField
      label={translate(`${words}.${name}`)}
      text={draft[name]}
      tried={false}
      fault={faultOf(field)}
      onText={(text) => {
        change({ [name]: text });
      }}
    />
  );
}

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

function DividendField({ editing: { draft, change } }: { readonly editing: Editing }) {
  const translate = useTranslate();
  return (
    <TextField
      select
      fullWidth
      label={translate('resources.projects.fields.dividend')}
      value={draft.dividend}
      onChange={({ target }) => {
        const dividend = dividends.find((one) => one === target.value);
        if (dividend) change({ dividend });
      }}
    >
      {dividends.map((one) => (
        <MenuItem key={one} value={one}>
          {translate(`resources.projects.dividend.${one}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** What it pays, for how long, from and up to which amount, and when it is sold. */
export function OfferFields({ editing }: { readonly editing: Editing }) {
  const translate = useTranslate();
  return (
    <section className="card">
      <h2>{translate(`${words}.offer`)}</h2>
      <div className={styles.fields}>
        <DraftField editing={editing} name="issuer" />
        <DraftField editing={editing} name="rate" field="annualPpm" mode="decimal" />
        <DraftField editing={editing} name="days" mode="numeric" />
        <div className={styles.wide}>
          <DividendField editing={editing} />
        </div>
        <Amount editing={editing} name="capacity" />
        <Amount editing={editing} name="min" />
        <Amount editing={editing} name="max" />
      </div>
      <div className={styles.fields}>
        <DraftField editing={editing} name="releaseAt" type="datetime-local" />
        <DraftField editing={editing} name="saleStartsAt" type="datetime-local" />
        <DraftField editing={editing} name="saleEndsAt" type="datetime-local" />
      </div>
    </section>
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
            <Amount editing={editing} name="topUp" field="topUp.amount" />
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
