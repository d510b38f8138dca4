import { ZoomIn, ZoomOut } from 'lucide-react';
import { useMemo, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { Point } from '../../../../schema/places/place';
import { useWords } from '../../lib/useWords';
import { IconButton } from '../../ui/Button';
import { countryAt, drawn, pointAt, SHEET, sheetAround } from './earth';
import styles from './PlaceMap.module.css';

interface Props {
  readonly marker: Point | null;
  /** What the map is called. */
  readonly label: string;
  /** Times the whole earth, to begin with. */
  readonly zoom: number;
  /** A point was chosen, in this country; without it the map only shows. */
  readonly onPick?: (point: Point, country: string | null) => void;
}

const ZOOM_MAX = 32;
/** Where the whole earth is looked at from. */
const MIDDLE: Point = { lat: 20, lng: 0 };
/** How far an arrow key moves the marker, in units of the sheet. */
const STEP = 6;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The earth from files of our own: land, borders and one marker. */
export function PlaceMap({ marker, label, zoom: first, onPick }: Props) {
  const { t } = useWords('places');
  const [zoom, setZoom] = useState(first);
  const [middle, setMiddle] = useState(marker ?? MIDDLE);
  const projection = useMemo(() => sheetAround(zoom === 1 ? MIDDLE : middle, zoom), [middle, zoom]);
  const to = (next: number) => {
    setMiddle(marker ?? MIDDLE);
    setZoom(Math.min(ZOOM_MAX, Math.max(1, next)));
  };
  const pick = (x: number, y: number) => {
    const point = pointAt(projection, x, y);
    if (!point) return;
    onPick?.(point, countryAt(point));
    // What leaves the sheet by its keys takes it along.
    if (!isInside(x, y)) setMiddle(point);
  };
  const spot = marker && projection([marker.lng, marker.lat]);
  const sheet = <Sheet projection={projection} spot={spot} />;
  return (
    <div className={styles.placeMap}>
      {onPick ? (
        <button
          type="button"
          className={styles.placeSheet}
          aria-label={label}
          onClick={(event) => tapped(event, pick)}
          onKeyDown={(event) => moved(event, spot ?? [SHEET.width / 2, SHEET.height / 2], pick)}
        >
          {sheet}
        </button>
      ) : (
        <div className={styles.placeSheet} role="img" aria-label={label}>
          {sheet}
        </div>
      )}
      <div className={styles.placeZoom}>
        <IconButton label={t('zoomIn')} disabled={zoom === ZOOM_MAX} onClick={() => to(zoom * 2)}>
          <ZoomIn size={20} aria-hidden />
        </IconButton>
        <IconButton label={t('zoomOut')} disabled={zoom === 1} onClick={() => to(zoom / 2)}>
          <ZoomOut size={20} aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}

type Pick = (x: number, y: number) => void;

const EDGE = 12;
const isInside = (x: number, y: number): boolean =>
  x > EDGE && x < SHEET.width - EDGE && y > EDGE && y < SHEET.height - EDGE;

/** Where a finger came down; a key that presses the button is none. */
function tapped(event: MouseEvent<HTMLElement>, pick: Pick): void {
  if (event.detail === 0) return;
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  const x = ((event.clientX - left) / width) * SHEET.width;
  const y = ((event.clientY - top) / height) * SHEET.height;
  pick(x, y);
}

function moved(event: KeyboardEvent, [x, y]: readonly [number, number], pick: Pick): void {
  const step = arrows[event.key];
  if (!step) return;
  event.preventDefault();
  pick(x + step[0], y + step[1]);
}

interface SheetProps {
  readonly projection: ReturnType<typeof sheetAround>;
  readonly spot: readonly [number, number] | null;
}

function Sheet({ projection, spot }: SheetProps) {
  const lines = useMemo(() => drawn(projection), [projection]);
  return (
    <svg viewBox={`0 0 ${String(SHEET.width)} ${String(SHEET.height)}`} aria-hidden>
      <path className={styles.placeLand} d={lines.land} />
      <path className={styles.placeBorders} d={lines.borders} />
      {spot && (
        <g transform={`translate(${String(spot[0])} ${String(spot[1])})`}>
          <path className={styles.placeMark} d="M0 0C-5-7-8-10-8-15a8 8 0 0 1 16 0c0 5-3 8-8 15Z" />
          <circle className={styles.placeEye} cy="-15" r="3" />
        </g>
      )}
    </svg>
  );
}
