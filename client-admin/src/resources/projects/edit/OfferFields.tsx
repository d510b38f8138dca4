import { useTranslate } from 'react-admin';
import { dividends } from '../../../../../schema/states';
import { SelectField } from '../../../ui/field/SelectField';
import { DraftAmount } from './DraftAmount';
import { DraftField } from './DraftField';
import type { Editing } from './editing';
import styles from './ProjectEditor.module.css';

const words = 'resources.projects.edit';

function DividendField({ editing: { draft, change } }: { readonly editing: Editing }) {
  const translate = useTranslate();
  return (
    <SelectField
      fullWidth
      label={translate('resources.projects.fields.dividend')}
      value={draft.dividend}
      values={dividends}
      wordsOf={(one) => translate(`resources.projects.dividend.${one}`)}
      onValue={(dividend) => {
        change({ dividend });
      }}
    />
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
        <DraftAmount editing={editing} name="min" />
        <DraftAmount editing={editing} name="max" />
        <DraftAmount editing={editing} name="capacity" />
      </div>
      <div className={styles.fields}>
        <DraftField editing={editing} name="releaseAt" type="datetime-local" />
        <DraftField editing={editing} name="saleStartsAt" type="datetime-local" />
        <DraftField editing={editing} name="saleEndsAt" type="datetime-local" />
      </div>
    </section>
  );
}
