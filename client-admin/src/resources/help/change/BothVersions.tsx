import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { PictureViewer } from '../../../queue/drawer/PictureViewer';
import { newPair } from '../../../queue/drawer/usePaired';
import { useQueueWords } from '../../../queue/useQueueWords';
import type { IdType } from '../../../graphql.generated';
import styles from './BothVersions.module.css';

export interface Version {
  readonly name: string;
  readonly idType: IdType;
  readonly idNumber: string;
  readonly birthDate: string | null;
  readonly front: string | null;
  readonly back: string | null;
  readonly selfie: string | null;
}

interface Props {
  readonly before: Version;
  readonly after: Version;
}

const sides = ['front', 'back', 'selfie'] as const;
const facts = ['name', 'idType', 'idNumber', 'birthDate'] as const;

/** What stands and what is asked for side by side; both pictures zoom together. */
export function BothVersions(both: Props) {
  const translate = useTranslate();
  const words = useQueueWords();
  const [side, setSide] = useState<(typeof sides)[number]>('front');
  const [pair] = useState(newPair);
  const evidence = (name: string) => translate(`resources.verifications.evidence.${name}`);
  const offered = sides.filter((one) => both.before[one] !== null || both.after[one] !== null);
  return (
    <div className={styles.both}>
      <Facts {...both} />
      <div className="row wrap" role="group" aria-label={words('change.pictures')}>
        {offered.map((one) => (
          <button
            key={one}
            type="button"
            className="chip"
            aria-pressed={one === side}
            onClick={() => {
              setSide(one);
            }}
          >
            {evidence(one)}
          </button>
        ))}
      </div>
      <div className={styles.panes}>
        {(['before', 'after'] as const).map((which, at) => {
          const url = both[which][side];
          const caption = words(`change.${which}`);
          return (
            <figure key={`${which}-${side}`} className={styles.pane}>
              <figcaption>{caption}</figcaption>
              {url === null ? (
                <p className="soft">{words('change.gone')}</p>
              ) : (
                <PictureViewer
                  url={url}
                  alt={words('change.alt', { which: caption, side: evidence(side) })}
                  withKeys={at === 0}
                  pair={pair}
                />
              )}
            </figure>
          );
        })}
      </div>
    </div>
  );
}

/** Each fact twice; what differs stands out, also to who cannot see the weight. */
function Facts({ before, after }: Props) {
  const translate = useTranslate();
  const words = useQueueWords();
  const shown = (version: Version, fact: (typeof facts)[number]) =>
    fact === 'idType'
      ? translate(`resources.verifications.idType.${version.idType}`)
      : (version[fact] ?? translate('resources.verifications.notSent'));
  return (
    <table className={styles.facts}>
      <thead>
        <tr>
          <td />
          <th scope="col">{words('change.before')}</th>
          <th scope="col">{words('change.after')}</th>
        </tr>
      </thead>
      <tbody>
        {facts.map((fact) => {
          const [old, now] = [shown(before, fact), shown(after, fact)];
          return (
            <tr key={fact}>
              <th scope="row">{translate(`resources.verifications.fields.${fact}`)}</th>
              <td>{old}</td>
              <td>
                {old === now ? (
                  <span className="soft">{words('change.same')}</span>
                ) : (
                  <b className="strong">{now}</b>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
