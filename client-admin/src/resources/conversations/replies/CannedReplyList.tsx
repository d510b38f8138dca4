import { Button } from '@mui/material';
import { useState } from 'react';
import { ListBase, useCanAccess, useTranslate } from 'react-admin';
import { ListFrame } from '../../../ui/list/ListFrame';
import { ListColumn, ListTable } from '../../../ui/list/ListTable';
import { PageTitle } from '../../../ui/PageTitle';
import type { CannedReplyFragment } from './cannedReplies.generated';
import { DropReply } from './DropReply';
import { ReplyDialog } from './ReplyDialog';

const Column = ListColumn<CannedReplyFragment>;
const words = 'resources.cannedReplies';

const englishOf = ({ texts }: CannedReplyFragment): string =>
  texts.find(({ language }) => language === 'en')?.text ?? '';

type Act = 'change' | 'drop';

interface Asked {
  readonly act: Act;
  /** Null for a new one. */
  readonly reply: CannedReplyFragment | null;
}

interface RowsProps {
  /** Absent for who may only read. */
  readonly onAsk?: ((asked: Asked) => void) | undefined;
}

interface ActProps {
  readonly act: Act;
  readonly reply: CannedReplyFragment;
  readonly onAsk: (asked: Asked) => void;
}

function RowAct({ act, reply, onAsk }: ActProps) {
  const translate = useTranslate();
  return (
    <Button
      size="small"
      variant="text"
      color={act === 'drop' ? 'error' : 'primary'}
      aria-label={translate(`${words}.${act}Of`, { name: reply.name })}
      onClick={() => {
        onAsk({ act, reply });
      }}
    >
      {translate(act === 'drop' ? `${words}.drop.action` : `${words}.change`)}
    </Button>
  );
}

function Rows({ onAsk }: RowsProps) {
  const translate = useTranslate();
  return (
    <ListTable<CannedReplyFragment> rowClick={false}>
      <Column label={translate(`${words}.fields.name`)} render={({ name }) => name} />
      <Column
        label={translate(`${words}.fields.text`)}
        render={(row) => (
          <span style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{englishOf(row)}</span>
        )}
      />
      {onAsk && (
        <Column
          label={translate(`${words}.fields.acts`)}
          render={(row) => (
            <>
              <RowAct act="change" reply={row} onAsk={onAsk} />
              <RowAct act="drop" reply={row} onAsk={onAsk} />
            </>
          )}
        />
      )}
    </ListTable>
  );
}

/** Saved replies of customer service, by name, each in ten languages. */
export function CannedReplyList() {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'cannedReplies', action: 'edit' });
  const mayEdit = canAccess === true;
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => {
    setAsked(null);
  };
  return (
    <ListBase resource="cannedReplies" perPage={100} exporter={false}>
      <div className="page">
        <div className="page-head">
          <div>
            <PageTitle>{translate('shell.entry.cannedReplies')}</PageTitle>
            <p className="soft">{translate(`${words}.lead`)}</p>
          </div>
          {mayEdit && (
            <Button
              variant="outlined"
              onClick={() => {
                setAsked({ act: 'change', reply: null });
              }}
            >
              {translate(`${words}.new`)}
            </Button>
          )}
        </div>
        <section className="card">
          <ListFrame empty={translate(`${words}.empty`)}>
            <Rows onAsk={mayEdit ? setAsked : undefined} />
          </ListFrame>
        </section>
        {asked?.act === 'change' && <ReplyDialog reply={asked.reply} onClose={close} />}
        {asked?.act === 'drop' && asked.reply && <DropReply reply={asked.reply} onClose={close} />}
      </div>
    </ListBase>
  );
}
