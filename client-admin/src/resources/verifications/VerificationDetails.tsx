import { History, ShieldAlert } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../lib/useFormat';
import { FactList, type Fact } from '../../ui/FactList';
import { TimeText } from '../../ui/TimeText';
import { UserLink } from '../../ui/UserLink';
import { IdTypeText } from './IdTypeText';
import { useOpenedDocument } from './useOpenedDocument';
import type { Verification } from './verification';
import { VerificationStatePill } from './VerificationStatePill';

/** What the user typed, to be compared with the pictures by eye; masked until it is opened. */
export function VerificationDetails({ request }: { readonly request: Verification }) {
  const translate = useTranslate();
  const { document } = useOpenedDocument(request);
  const { date } = useFormat();
  const { user, faulty, decisionReason } = request;
  const facts: readonly Fact[] = [
    ['name', document?.name ?? request.nameMasked],
    ['idType', <IdTypeText key="type" idType={request.idType} />],
    [
      'idNumber',
      <span key="id" className="num">
        {document?.idNumber ?? request.idNumberMasked}
      </span>,
    ],
    [
      'birthDate',
      document ? (document.birthDate ?? translate('resources.verifications.notSent')) : null,
    ],
    [
      'faulty',
      faulty.map((field) => translate(`resources.verifications.field.${field}`)).join(', '),
    ],
    ['decisionReason', decisionReason],
    ['submittedAt', <TimeText key="submitted" at={request.submittedAt} />],
    ['reviewBy', <TimeText key="review" at={request.reviewBy} />],
    [
      'user',
      <span key="user">
        <UserLink id={user.id} name={user.accountMasked} />
        <span className="soft">
          {' '}
          {translate('resources.verifications.since', { date: date(user.registeredAt) })}
        </span>
      </span>,
    ],
  ];
  return (
    <>
      <div className="row" style={{ justifyContent: 'space-between' }}>
        <b className="strong">{translate('resources.verifications.typed')}</b>
        <VerificationStatePill row={request} />
      </div>
      <Notes request={request} />
      <FactList
        facts={facts}
        label={(name) => translate(`resources.verifications.fields.${name}`)}
      />
    </>
  );
}

function Notes({ request: { flags } }: { readonly request: Verification }) {
  const translate = useTranslate();
  return (
    <div className="stack" style={{ gap: 8, margin: '4px 0 8px' }}>
      {flags.includes('SENT_AGAIN') && (
        <p className="note">
          <History size={16} aria-hidden />
          {translate('resources.verifications.sentAgain')}
        </p>
      )}
      {flags.includes('OWN_REQUEST') && (
        <p className="note warn">
          <ShieldAlert size={16} aria-hidden />
          {translate('resources.verifications.own')}
        </p>
      )}
    </div>
  );
}
