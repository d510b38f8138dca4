import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useNotify, useTranslate } from 'react-admin';
import { useActions } from '../../lib/useActions';
import { ActDialog } from '../../ui/ActDialog';
import { ReasonDialog } from '../../ui/ReasonDialog';
import { useAct } from '../../ui/useAct';
import { articleActions } from './articleActions';
import type { Article } from './articleDraft';

interface Props {
  readonly article: Article;
  readonly onChanged: () => void;
}
type DialogProps = Props & { readonly onClose: () => void };

function useDone({ onChanged, onClose }: DialogProps, words: string) {
  const notify = useNotify();
  return () => {
    notify(words, { type: 'success' });
    onChanged();
    onClose();
  };
}

function PublishDialog(props: DialogProps) {
  const { article, onClose } = props;
  const translate = useTranslate();
  const { publish } = useActions('articles', articleActions);
  const onDone = useDone(props, 'resources.articles.publish.done');
  const { act, busy, faultBeside } = useAct({ run: publish, onDone });
  return (
    <ActDialog
      title={translate('resources.articles.publish.title', { name: article.title })}
      confirm={translate('resources.articles.act.publish')}
      busy={busy}
      fault={faultBeside()}
      onConfirm={() => {
        act({ id: article.id, version: article.newest.version });
      }}
      onClose={onClose}
    >
      <p className="soft">{translate('resources.articles.publish.text')}</p>
    </ActDialog>
  );
}

function WithdrawDialog(props: DialogProps) {
  const { article, onClose } = props;
  const { withdraw } = useActions('articles', articleActions);
  const onDone = useDone(props, 'resources.articles.withdraw.done');
  const acting = useAct({ run: withdraw, onDone });
  return (
    <ReasonDialog
      name={article.title}
      words="resources.articles.withdraw"
      confirm="resources.articles.act.withdraw"
      danger
      acting={acting}
      onReason={(reason) => {
        acting.act({ id: article.id, reason });
      }}
      onClose={onClose}
    />
  );
}

const DIALOGS = { publish: PublishDialog, withdraw: WithdrawDialog } as const;

/** What an administrator may do about the newest version. */
export function ArticleActs(props: Props) {
  const { state, published, newest } = props.article;
  const translate = useTranslate();
  const [asked, setAsked] = useState<keyof typeof DIALOGS | null>(null);
  const { canAccess } = useCanAccess({ resource: 'articles', action: 'publish' });
  if (canAccess !== true) return null;
  const acts = [
    ...(state === 'PUBLISHED' && published === newest.version ? [] : (['publish'] as const)),
    ...(state === 'PUBLISHED' ? (['withdraw'] as const) : []),
  ];
  const Dialog = asked && DIALOGS[asked];
  return (
    <div className="row wrap">
      {acts.map((act) => (
        <Button
          key={act}
          variant={act === 'publish' ? 'contained' : 'outlined'}
          color={act === 'publish' ? 'primary' : 'error'}
          onClick={() => {
            setAsked(act);
          }}
        >
          {translate(`resources.articles.act.${act}`)}
        </Button>
      ))}
      {Dialog && (
        <Dialog
          {...props}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </div>
  );
}
