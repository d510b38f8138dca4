import { contentPaths } from '../content/routes';
import { formatDegrees, formatExactly, toDegrees } from './format-degrees';

/** A point on the earth in degrees, north and east counted up. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

export interface Place extends Point {
  /** What it is called; empty where it has no name. */
  readonly name: string;
}

const NAME_MAX = 120;
const DEGREES = /^-?\d{1,3}(?:\.\d{1,6})?$/;

/** A number of degrees written plainly: no exponent, no sign but a minus. Null for anything else, or beyond `most`. */
function degrees(text: string | null, most: number): number | null {
  if (text === null || !DEGREES.test(text)) return null;
  const value = toDegrees(text);
  return Math.abs(value) <= most ? value : null;
}

/** The place that a query names by `lat`, `lng` and `name`; null where that is no point on the earth. */
export function placeIn(query: URLSearchParams): Place | null {
  const lat = degrees(query.get('lat'), 90);
  const lng = degrees(query.get('lng'), 180);
  if (lat === null || lng === null) return null;
  // Signs that turn the writing or hide say nothing here.
  const name = (query.get('name') ?? '')
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, NAME_MAX);
  return { name, lat, lng };
}

/** The screen that shows a place. */
export const placeLink = ({ name, lat, lng }: Place): string =>
  `${contentPaths.openPlace}?${new URLSearchParams({ lat: formatExactly(lat), lng: formatExactly(lng), name }).toString()}`;

/** The same place in maps of somebody else, as a person opens it there. */
export const outsideLink = ({ lat, lng }: Point): string =>
  `https://www.openstreetmap.org/?mlat=${formatExactly(lat)}&mlon=${formatExactly(lng)}#map=12/${formatExactly(lat)}/${formatExactly(lng)}`;

/** As people write it: `52.52, 13.40`. */
export const coordinates = ({ lat, lng }: Point): string =>
  `${formatDegrees(lat)}, ${formatDegrees(lng)}`;

/** A place as a line of a message. */
export const placeLine = (place: Place): string => `${place.name} (${coordinates(place)})`.trim();

const LINE = /^(.{0,120}?)\((-?\d{1,2}\.\d{2}), (-?\d{1,3}\.\d{2})\)$/m;

/** The first line of a message that is a place, and what stands besides it; all of it where none is. */
export function placeOf(text: string): { readonly place: Place | null; readonly rest: string } {
  const [, name = '', lat = '', lng = ''] = LINE.exec(text) ?? [];
  const place = placeIn(new URLSearchParams({ name, lat, lng }));
  return { place, rest: place ? text.replace(LINE, '').trim() : text };
}
