import { Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useNotify, useTranslate } from 'react-admin';
import { isLegal } from '../../../../schema/content/articles';
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
      words="resources.articles.withdraw"
      values={{ name: article.title }}
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

function ProposeDialog(props: DialogProps) {
  const { article, onClose } = props;
  const { propose } = useActions('articles', articleActions);
  const onDone = useDone(props, 'resources.articles.propose.done');
  const acting = useAct({ run: propose, onDone });
  return (
    <ReasonDialog
      words="resources.articles.propose"
      values={{ name: article.title }}
      confirm="resources.articles.act.propose"
      acting={acting}
      onReason={(reason) => {
        const { id, newest } = article;
        acting.act({ id, version: newest.version, reason, idempotencyKey: acting.idempotencyKey });
      }}
      onClose={onClose}
    />
  );
}

const DIALOGS = {
  propose: ProposeDialog,
  publish: PublishDialog,
  withdraw: WithdrawDialog,
} as const;
type Act = keyof typeof DIALOGS;

/** What people accept is proposed, and never taken back. */
function actsOf({ kind, state, published, next, newest }: Article): readonly Act[] {
  const shown = state === 'PUBLISHED' && newest.version === (next ?? published);
  if (isLegal(kind)) return shown ? [] : ['propose'];
  return [
    ...(shown ? [] : (['publish'] as const)),
    ...(state === 'PUBLISHED' ? (['withdraw'] as const) : []),
  ];
}

/** What an administrator may do about the newest version. */
export function ArticleActs(props: Props) {
  const translate = useTranslate();
  const [asked, setAsked] = useState<Act | null>(null);
  const { canAccess } = useCanAccess({ resource: 'articles', action: 'publish' });
  if (canAccess !== true) return null;
  const Dialog = asked && DIALOGS[asked];
  return (
    <div className="row wrap">
      {actsOf(props.article).map((act) => (
        <Button
          key={act}
          variant={act === 'withdraw' ? 'outlined' : 'contained'}
          color={act === 'withdraw' ? 'error' : 'primary'}
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
