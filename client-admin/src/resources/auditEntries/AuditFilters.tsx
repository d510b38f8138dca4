import { useTranslate } from 'react-admin';
import { auditActions } from '../../../../schema/audit';
import { SearchField } from '../../ui/list/SearchField';
import { useFilter } from '../../ui/list/useFilter';
import { useAuditWords } from './useAuditWords';

const AT = 'resources.auditEntries.by';

/** A day of the platform. It is sent once it is a whole day. */
function DayField({ source }: { readonly source: 'fromOn' | 'toOn' }) {
  const translate = useTranslate();
  const { values, set } = useFilter();
  return (
    <label className="field">
      <span className="mute">{translate(`${AT}.${source}`)}</span>
      <input
        type="date"
        min="2000-01-01"
        max="2100-12-31"
        value={values[source] ?? ''}
        onChange={({ target }) => {
          if (target.validity.valid) set(source, target.value);
        }}
      />
    </label>
  );
}

function ActionField() {
  const translate = useTranslate();
  const words = useAuditWords();
  const { values, set } = useFilter();
  return (
    <label className="field">
      <span className="mute">{translate(`${AT}.action`)}</span>
      <select
        value={values.action ?? ''}
        onChange={({ target }) => {
          set('action', target.value);
        }}
      >
        <option value="">{translate(`${AT}.anyAction`)}</option>
        {auditActions.map((action) => (
          <option key={action} value={action}>
            {words.action(action)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Who, what, to what, and when. */
export function AuditFilters() {
  const translate = useTranslate();
  return (
    <div className="row wrap" style={{ marginBottom: 16 }}>
      <SearchField source="actor" label={translate(`${AT}.actor`)} width={190} />
      <SearchField source="subject" label={translate(`${AT}.subject`)} width={250} />
      <ActionField />
      <DayField source="fromOn" />
      <DayField source="toOn" />
    </div>
  );
}
