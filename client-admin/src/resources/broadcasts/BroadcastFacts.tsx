import { useTranslate } from 'react-admin';
import { useFormat } from '../../lib/useFormat';
import { useAudience } from '../../ui/broadcast/useAudience';
import { FactList, type Fact } from '../../ui/FactList';
import { TimeText } from '../../ui/TimeText';
import type { BroadcastDetailFragment } from './broadcasts.generated';

const words = 'resources.broadcasts';

interface Props {
  readonly broadcast: BroadcastDetailFragment;
}

/** To whom it was sent, when and by whom, and how many have read it. */
export function BroadcastFacts({ broadcast }: Props) {
  const translate = useTranslate();
  const { count } = useFormat();
  const audienceOf = useAudience();
  const { kind, people, read, sentAt, by, endedAt } = broadcast;
  const facts: readonly Fact[] = [
    ['kind', translate(`${words}.kind.${kind}`)],
    ['audience', audienceOf(broadcast)],
    ['people', count(people)],
    ['read', count(read)],
    ['sentAt', <TimeText key="sent" at={sentAt} />],
    ['by', by.name],
    ['endedAt', endedAt && <TimeText key="ended" at={endedAt} />],
  ];
  return (
    <section className="card">
      <h2>{translate(`${words}.facts`)}</h2>
      <div className="card-body">
        <FactList facts={facts} label={(name) => translate(`${words}.fields.${name}`)} />
      </div>
    </section>
  );
}
