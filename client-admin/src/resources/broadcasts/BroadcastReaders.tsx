import { Button, MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import {
  broadcastAudiences,
  broadcastKinds,
  broadcastLimits,
} from '../../../../schema/content/broadcasts';
import { languageFacts, languages } from '../../../../schema/languages';
import { useFormat } from '../../lib/useFormat';
import styles from './Broadcasts.module.css';
import { toOf } from './broadcastDraft';
import type { Editing } from './editing';
import { ReadersField } from './ReadersField';
import type { Reach } from './useReach';

const words = 'resources.broadcasts';

interface ChoiceProps<Value extends string> {
  readonly name: 'kind' | 'audience' | 'language';
  readonly value: Value;
  readonly values: readonly Value[];
  readonly wordsOf: (value: Value) => string;
  readonly help?: string;
  readonly onValue: (value: Value) => void;
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { name, value, values, wordsOf, help, onValue } = props;
  const translate = useTranslate();
  return (
    <TextField
      select
      label={translate(`${words}.fields.${name}`)}
      value={value}
      helperText={help}
      onChange={({ target }) => {
        const next = values.find((one) => one === target.value);
        if (next !== undefined) onValue(next);
      }}
    >
      {values.map((one) => (
        <MenuItem key={one} value={one}>
          {wordsOf(one)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** How many it is meant for, and whether another administrator is asked. */
function ReachLine({ reach: { people, failed, again } }: { readonly reach: Reach }) {
  const translate = useTranslate();
  const { count } = useFormat();
  if (failed) {
    return (
      <p className="note warn">
        {translate(`${words}.reach.failed`)}{' '}
        <Button size="small" variant="text" onClick={again}>
          {translate('list.retry')}
        </Button>
      </p>
    );
  }
  if (people === undefined) return <p className="note">{translate(`${words}.reach.counting`)}</p>;
  const max = broadcastLimits.peopleAloneMax;
  return (
    <p className={people > max ? 'note warn' : 'note'}>
      <span>
        <b>{translate(`${words}.reach.people`, { smart_count: people, count: count(people) })}</b>{' '}
        {people > max
          ? translate(`${words}.reach.many`, { max: count(max) })
          : translate(`${words}.reach.alone`)}
      </span>
    </p>
  );
}

interface Props {
  readonly editing: Editing;
  readonly reach: Reach;
}

/** What kind of message it is, whom it is meant for, and how many that are now. */
export function BroadcastReaders({ editing, reach }: Props) {
  const translate = useTranslate();
  const { draft, change } = editing;
  return (
    <section className="card">
      <h2>{translate(`${words}.to`)}</h2>
      <div className={styles.broadcastFields}>
        <div className={styles.broadcastChoices}>
          <Choice
            name="kind"
            value={draft.kind}
            values={broadcastKinds}
            wordsOf={(one) => translate(`${words}.kind.${one}`)}
            help={translate(`${words}.kindHelp.${draft.kind}`)}
            onValue={(kind) => {
              change({ kind });
            }}
          />
          <Choice
            name="audience"
            value={draft.audience}
            values={broadcastAudiences}
            wordsOf={(one) => translate(`${words}.audience.${one}`)}
            onValue={(audience) => {
              change({ audience });
            }}
          />
          {draft.audience === 'LANGUAGE' && (
            <Choice
              name="language"
              value={draft.language}
              values={languages}
              wordsOf={(one) => languageFacts[one].name}
              onValue={(language) => {
                change({ language });
              }}
            />
          )}
        </div>
        {draft.audience === 'LIST' && <ReadersField editing={editing} nobody={reach.nobody} />}
        <div role="status">{toOf(draft) !== null && <ReachLine reach={reach} />}</div>
      </div>
    </section>
  );
}
