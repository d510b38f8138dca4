import { useTranslate } from 'react-admin';
import { useFormat } from '../../lib/useFormat';
import { useAudience } from '../../ui/broadcast/useAudience';
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
  const facts = {
    kind: translate(`${words}.kind.${kind}`),
    audience: audienceOf(broadcast),
    people: count(people),
    read: count(read),
    sentAt: <TimeText at={sentAt} />,
    by: by.name,
    ...(endedAt !== null && { endedAt: <TimeText at={endedAt} /> }),
  };
  return (
    <section className="card">
      <h2>{translate(`${words}.facts`)}</h2>
      <div className="card-body">
        <dl className="facts">
          {Object.entries(facts).map(([name, said]) => (
            <div key={name}>
              <dt>{translate(`${words}.fields.${name}`)}</dt>
              <dd>{said}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
