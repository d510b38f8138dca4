// What is used of packages that bring no types.

declare module 'world-atlas/countries-110m.json' {
  const atlas: { readonly objects: { readonly countries: unknown; readonly land: unknown } };
  export default atlas;
}

declare module 'topojson-client' {
  /** ISO 3166 in three digits; left out where it has none. */
  export interface Feature {
    readonly id?: string;
  }
  export function feature(
    atlas: object,
    object: unknown,
  ): Feature & { readonly features: readonly Feature[] };
  export function mesh(
    atlas: object,
    object: unknown,
    filter?: (a: unknown, b: unknown) => boolean,
  ): Feature;
}

declare module 'd3-geo' {
  import type { Feature } from 'topojson-client';

  /** Longitude and latitude in degrees, or right and down in a drawing. */
  type Pair = [number, number];
  export interface Projection {
    (point: Pair): Pair | null;
    invert(point: Pair): Pair | null;
    center(point: Pair): Projection;
    scale(scale: number): Projection;
    translate(point: Pair): Projection;
  }
  export function geoMercator(): Projection;
  export function geoPath(projection: Projection): (feature: Feature) => string | null;
  export function geoContains(feature: Feature, point: Pair): boolean;
}
