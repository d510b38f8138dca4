import { geoContains, geoMercator, geoPath, type Projection } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import atlas from 'world-atlas/countries-110m.json';
import { hundredths } from '../../../../schema/places/format-degrees';
import type { Point } from '../../../../schema/places/place';

/** The drawing’s width and height in units of its own. */
export const SHEET = { width: 360, height: 260 } as const;

const land = feature(atlas, atlas.objects.land);
const borders = mesh(atlas, atlas.objects.countries, (a, b) => a !== b);
const { features: countries } = feature(atlas, atlas.objects.countries);

/** Mercator around a point; at zoom 1 the whole earth is as wide as the sheet. */
export const sheetAround = ({ lat, lng }: Point, zoom: number): Projection =>
  geoMercator()
    .center([lng, lat])
    .scale((SHEET.width / (2 * Math.PI)) * zoom)
    .translate([SHEET.width / 2, SHEET.height / 2]);

/** Land and borders as they lie on a sheet, as lines of SVG. */
export function drawn(projection: Projection): { readonly land: string; readonly borders: string } {
  const line = geoPath(projection);
  return { land: line(land) ?? '', borders: line(borders) ?? '' };
}

/** The country around a point in two letters; null at sea, and where borders are not agreed on. */
export function countryAt({ lat, lng }: Point): string | null {
  const code = countries.find((country) => geoContains(country, [lng, lat]))?.id;
  return code === undefined ? null : (new Intl.Locale(`und-${code}`).region ?? null);
}

/** The poles are out of Mercator’s sight. */
const LAT_MAX = 84;

/** What lies at a place of the sheet; null beyond its edges. */
export function pointAt(projection: Projection, x: number, y: number): Point | null {
  const [lng, lat] = projection.invert([x, y]) ?? [Number.NaN, Number.NaN];
  if (!(Math.abs(lng) <= 180 && Math.abs(lat) <= LAT_MAX)) return null;
  return { lat: hundredths(lat), lng: hundredths(lng) };
}
