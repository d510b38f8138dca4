import { TextField } from '@mui/material';
import { useCanAccess, useTranslate } from 'react-admin';
import { isLegal, leadsOn, type WrittenKind } from '../../../../schema/content/articles';
import { shownMinute } from '../../lib/time/typedInstant';
import { PictureField } from '../../ui/field/PictureField';
import { SelectField } from '../../ui/field/SelectField';
import texts from '../../ui/texts/TextsCard.module.css';
import styles from './ArticleFields.module.css';
import { CampaignField } from './CampaignField';
import type { Editing } from './editing';

interface Props {
  readonly editing: Editing;
  readonly kinds: readonly WrittenKind[];
  readonly isNew: boolean;
}

const PLAIN = ['weight', 'link', 'startsAt', 'endsAt'] as const;
const isInstant = (name: (typeof PLAIN)[number]): boolean => name.endsWith('At');

/** What people accept is its text and nothing else; what leads nowhere has no link. */
const plainFieldsOf = (kind: WrittenKind): readonly (typeof PLAIN)[number][] =>
  isLegal(kind) ? [] : PLAIN.filter((name) => name !== 'link' || leadsOn(kind));

/** Where it stands, where it leads, and from when until when. */
export function ArticleFields({ editing, kinds, isNew }: Props) {
  const { draft, faultOf, change } = editing;
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'articles', action: 'publish' });
  const words = (name: string) => translate(`resources.articles.${name}`);
  return (
    <section className="card">
      <h2>{words('placing')}</h2>
      <div className={styles.articleFields}>
        <SelectField
          disabled={!isNew}
          label={words('fields.kind')}
          value={draft.kind}
          values={kinds}
          wordsOf={(kind) => words(`kind.${kind}`)}
          onValue={(kind) => {
            change({ kind });
          }}
        />
        {plainFieldsOf(draft.kind).map((name) => (
          <TextField
            key={name}
            label={words(`fields.${name}`)}
            type={isInstant(name) ? 'datetime-local' : 'text'}
            value={isInstant(name) ? shownMinute(draft[name]) : draft[name]}
            error={faultOf(name) !== undefined}
            helperText={faultOf(name) ?? words(`help.${name}`)}
            slotProps={{ inputLabel: { shrink: true } }}
            onChange={({ target }) => {
              change({ [name]: target.value });
            }}
          />
        ))}
        {draft.kind === 'ACTIVITY' && <CampaignField editing={editing} />}
      </div>
      {canAccess === true && !isLegal(draft.kind) && (
        <div className={texts.textsFields}>
          <PictureField
            words="resources.articles.picture"
            hash={draft.picture}
            onHash={(picture) => {
              change({ picture });
            }}
          />
        </div>
      )}
    </section>
  );
}
