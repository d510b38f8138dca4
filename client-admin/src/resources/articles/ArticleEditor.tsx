import { useState, type SubmitEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { WrittenKind } from '../../../../schema/content/articles';
import type { Language } from '../../../../schema/languages';
import { useActions } from '../../lib/useActions';
import { EditorEnd } from '../../ui/EditorEnd';
import { PageTitle } from '../../ui/PageTitle';
import { PhonePreview } from '../../ui/texts/PhonePreview';
import { useAct } from '../../ui/useAct';
import styles from '../../ui/texts/TextsCard.module.css';
import { articleActions } from './articleActions';
import { ArticleActs } from './ArticleActs';
import { draftOf, emptyDraft, factsOf, type Article, type ArticleDraft } from './articleDraft';
import { ArticleFields } from './ArticleFields';
import { ArticleTexts } from './ArticleTexts';
import { ArticleVersions } from './ArticleVersions';
import { StatePills } from './StatePills';

interface Props {
  readonly article: Article | null;
  /** Those that may be chosen. */
  readonly kinds: readonly WrittenKind[];
  readonly onChanged?: () => void;
}

/** Saves the next version, which nobody sees before it is published. */
function useSave({ article, onChanged }: Props) {
  const notify = useNotify();
  const navigate = useNavigate();
  const { draft: save } = useActions('articles', articleActions);
  const acting = useAct({
    run: ({ draft, key }: { readonly draft: ArticleDraft; readonly key: string }) =>
      save({
        ...factsOf(draft),
        ...{ id: article?.id ?? null, kind: article ? null : draft.kind },
        ...{ version: article?.newest.version ?? 0, idempotencyKey: key },
      }),
    onDone: (id) => {
      notify('resources.articles.saved', { type: 'success' });
      if (article === null) void navigate(`/articles/${id}`);
      else onChanged?.();
    },
  });
  return acting;
}

/** Ten languages as tabs, how a phone shows it, and every version there was. */
export function ArticleEditor(props: Props) {
  const { article, kinds, onChanged = () => undefined } = props;
  const translate = useTranslate();
  const [draft, setDraft] = useState(() =>
    article ? draftOf(article) : emptyDraft(kinds[0] ?? 'NOTICE'),
  );
  const [language, setLanguage] = useState<Language>('en');
  const { act, busy, faultOf, faultBeside, idempotencyKey } = useSave(props);
  const shown = [
    ...['title', 'summary', 'body'].map((one) => `texts.${language}.${one}`),
    ...PLAIN,
  ];
  const editing = {
    draft,
    faultOf,
    change: (part: Partial<ArticleDraft>) => {
      setDraft((before) => ({ ...before, ...part }));
    },
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    act({ draft, key: idempotencyKey });
  };
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <PageTitle>
            {article === null ? translate('resources.articles.new') : article.title}
          </PageTitle>
          {article && <StatePills article={article} />}
        </div>
        {article && <ArticleActs article={article} onChanged={onChanged} />}
      </div>
      <div className={styles.textsEditor}>
        <form className={styles.textsForm} noValidate onSubmit={submit}>
          <ArticleTexts editing={editing} language={language} onLanguage={setLanguage} />
          <ArticleFields editing={editing} kinds={kinds} isNew={article === null} />
          <section className="card">
            <div className={styles.textsSave}>
              <EditorEnd
                confirm={translate('resources.articles.save')}
                back="/articles"
                busy={busy}
                refused={faultBeside(...shown)}
              />
            </div>
          </section>
        </form>
        <PhonePreview language={language} text={draft.texts[language]} picture={draft.picture} />
      </div>
      {article && <ArticleVersions article={article} />}
    </div>
  );
}

const PLAIN = ['weight', 'link', 'startsAt', 'endsAt', 'kind', 'campaignId'];
