import { coordinates, outsideLink, placeOf } from '../../../../../schema/places/place';
import { useQueueWords } from '../../../queue/useQueueWords';
import styles from './Thread.module.css';

interface Props {
  readonly text: string;
  readonly lang?: string;
}

/** The words, and a place that is told in them as a card of its own. */
export function SaidText({ text, ...tongue }: Props) {
  const words = useQueueWords();
  const { place, rest } = placeOf(text);
  return (
    <>
      {rest !== '' && <p {...tongue}>{rest}</p>}
      {place && (
        <div className={styles.place}>
          <p {...tongue}>{place.name}</p>
          <small className="num">{coordinates(place)}</small>
          <a href={outsideLink(place)} target="_blank" rel="noreferrer">
            {words('openInMaps')}
          </a>
        </div>
      )}
    </>
  );
}
