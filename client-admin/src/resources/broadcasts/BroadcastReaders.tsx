import { useTranslate } from 'react-admin';
import { broadcastAudiences, broadcastKinds } from '../../../../schema/content/broadcasts';
import { languageFacts, languages } from '../../../../schema/languages';
import { SelectField } from '../../ui/field/SelectField';
import texts from '../../ui/texts/TextsCard.module.css';
import { toOf } from './broadcastDraft';
import styles from './BroadcastReaders.module.css';
import type { Editing } from './editing';
import { ReachLine } from './ReachLine';
import { ReadersField } from './ReadersField';
import type { Reach } from './useReach';

const words = 'resources.broadcasts';

interface Props {
  readonly editing: Editing;
  readonly reach: Reach;
}

/** What kind of message it is, whom it is meant for, and how many that are now. */
export function BroadcastReaders({ editing, reach }: Props) {
  const translate = useTranslate();
  const { draft, change } = editing;
  const label = (name: string) => translate(`${words}.fields.${name}`);
  return (
    <section className="card">
      <h2>{translate(`${words}.to`)}</h2>
      <div className={texts.textsFields}>
        <div className={styles.broadcastChoices}>
          <SelectField
            label={label('kind')}
            value={draft.kind}
            values={broadcastKinds}
            wordsOf={(one) => translate(`${words}.kind.${one}`)}
            help={translate(`${words}.kindHelp.${draft.kind}`)}
            onValue={(kind) => {
              change({ kind });
            }}
          />
          <SelectField
            label={label('audience')}
            value={draft.audience}
            values={broadcastAudiences}
            wordsOf={(one) => translate(`${words}.audience.${one}`)}
            onValue={(audience) => {
              change({ audience });
            }}
          />
          {draft.audience === 'LANGUAGE' && (
            <SelectField
              label={label('language')}
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
