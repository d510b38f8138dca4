import { deviceList } from '../deviceList';

/** Stars that a visitor set on this device. */
export const deviceStars = deviceList('tarn.favourites');
