import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { openHelpStates } from '../../../../schema/help';
import { paths } from '../../../../schema/routes';
import { useArriving } from '../../lib/arrival';
import { useWords } from '../../lib/useWords';
import { Page } from '../../ui/layout/Page';
import { Pending } from '../../ui/state/Pending';
import { AskedData } from './AskedData';
import { AskForm } from './AskForm';
import { ChooseForm } from './ChooseForm';
import {
  HelpRequestsDocument,
  type HelpFieldsFragment,
  type HelpRequestsQuery,
} from './help.generated';
import { RequestCard } from './RequestCard';
import { TakeData } from './TakeData';

/** `/pages/user/help`: what customer service is asked to restore or change, and how far that is. */
export function HelpScreen() {
  const { t } = useWords('help');
  const { data, error, refetch } = useArriving(
    useQuery(HelpRequestsDocument, { fetchPolicy: 'cache-and-network' }),
  );
  if (!data) {
    return (
      <Page title={t('shared:pages.help')} back>
        <Pending shape="page" error={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  const { me, verification, verificationAsked, helpRequests } = data;
  const again = () => void refetch().catch(() => null);
  const kinds = [
    ...(me.fundPasswordSet ? (['FUND_PASSWORD'] as const) : []),
    ...(verification?.state === 'VERIFIED' ? (['INFO_CHANGE'] as const) : []),
  ];
  const running = (kind: HelpFieldsFragment['kind']) =>
    helpRequests.some((one) => one.kind === kind && openHelpStates.has(one.state));
  // What waits for its user stands before what could be asked for.
  const [first, second] = [kinds.filter(running), kinds.filter((kind) => !running(kind))];
  const others = helpRequests.filter(
    ({ kind, state }) => kind === 'SECOND_FACTOR' && openHelpStates.has(state),
  );
  return (
    <Page title={t('shared:pages.help')} back>
      <p className="second">{t('help.lead')}</p>
      {others.map((request) => (
        <RequestCard key={request.id} request={request} onChanged={again} />
      ))}
      {[...first, ...second].map((kind) => (
        <Kind
          key={kind}
          kind={kind}
          request={helpRequests.find((one) => one.kind === kind)}
          asked={kind === 'INFO_CHANGE' ? verificationAsked : null}
          onChanged={again}
        />
      ))}
    </Page>
  );
}

interface KindProps {
  readonly kind: 'FUND_PASSWORD' | 'INFO_CHANGE';
  readonly request: HelpFieldsFragment | undefined;
  /** The other data that were asked for. */
  readonly asked: HelpRequestsQuery['verificationAsked'];
  readonly onChanged: () => void;
}

/** One thing that can be asked for: how far it is, the next step, or the form. */
function Kind({ kind, request, asked, onChanged }: KindProps) {
  const { t } = useWords('help');
  const open = request !== undefined && openHelpStates.has(request.state);
  return (
    <section>
      <div className="section-head">
        <h2>{t(`help.kind.${kind}`)}</h2>
      </div>
      {request && <RequestCard request={request} onChanged={onChanged} />}
      {open && <Next kind={kind} state={request.state} asked={asked} onDone={onChanged} />}
      {!open && <Ask kind={kind} onSent={onChanged} />}
    </section>
  );
}

interface NextProps extends Pick<KindProps, 'kind' | 'asked'> {
  readonly state: HelpFieldsFragment['state'];
  readonly onDone: () => void;
}

/** What an open request is about, and its user's own step once it is their turn. */
function Next({ kind, state, asked, onDone }: NextProps) {
  const Finish = kind === 'FUND_PASSWORD' ? ChooseForm : TakeData;
  return (
    <>
      <AskedData asked={asked} />
      {state === 'READY' && <Finish onDone={onDone} />}
    </>
  );
}

/** Other data are asked for where they were sent in: with the pictures that prove them. */
function Ask({ kind, onSent }: Pick<KindProps, 'kind'> & { readonly onSent: () => void }) {
  const { t } = useWords('help');
  if (kind === 'FUND_PASSWORD') return <AskForm onSent={onSent} />;
  return (
    <Link className="button button-outline" to={paths.changeData}>
      {t('help.askChange')}
    </Link>
  );
}
