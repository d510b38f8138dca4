import { Button } from '@mui/material';
import { useState } from 'react';
import { ListBase, useCanAccess, useTranslate } from 'react-admin';
import { ListFrame } from '../../../ui/list/ListFrame';
import { ListColumn, ListTable } from '../../../ui/list/ListTable';
import { PageTitle } from '../../../ui/PageTitle';
import type { CannedReplyFragment } from './cannedReplies.generated';
import { ReplyDialog } from './ReplyDialog';

const Column = ListColumn<CannedReplyFragment>;
const words = 'resources.cannedReplies';

const englishOf = ({ texts }: CannedReplyFragment): string =>
  texts.find(({ language }) => language === 'en')?.text ?? '';

interface RowsProps {
  /** Absent for who may only read. */
  readonly onChange?: ((reply: CannedReplyFragment) => void) | undefined;
}

function Rows({ onChange }: RowsProps) {
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
      {onChange && (
        <Column
          label={translate(`${words}.fields.acts`)}
          render={(row) => (
            <Button
              size="small"
              variant="text"
              aria-label={translate(`${words}.changeOf`, { name: row.name })}
              onClick={() => {
                onChange(row);
              }}
            >
              {translate(`${words}.change`)}
            </Button>
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
  const [asked, setAsked] = useState<CannedReplyFragment | 'new' | null>(null);
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
                setAsked('new');
              }}
            >
              {translate(`${words}.new`)}
            </Button>
          )}
        </div>
        <section className="card">
          <ListFrame empty={translate(`${words}.empty`)}>
            <Rows onChange={mayEdit ? setAsked : undefined} />
          </ListFrame>
        </section>
        {asked !== null && (
          <ReplyDialog
            reply={asked === 'new' ? null : asked}
            onClose={() => {
              setAsked(null);
            }}
          />
        )}
      </div>
    </ListBase>
  );
}
