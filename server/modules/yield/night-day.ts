/**
 * The platform day of a night (`d`) of a holding (`h`), where `y.zone` is the zone that the platform counts its days in
 * now: that of the instant of its 00:00. Nights are named in the zone of their holding, which another setting leaves.
 */
export const NIGHT_DAY =
  'CASE WHEN h.zone = y.zone THEN d.day ELSE platform_day(zone_day_start(d.day, h.zone)) END';
