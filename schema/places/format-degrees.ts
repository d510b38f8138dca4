/** Degrees are numbers of the earth, no amounts: here alone they are read and written. */

/** A text of digits as degrees. */
export const toDegrees = (text: string): number => Number(text);

/** To two decimals, about a kilometre. */
export const hundredths = (degrees: number): number => Math.round(degrees * 100) / 100;

/** With two decimals, always. */
export const formatDegrees = (degrees: number): string => degrees.toFixed(2);

/** As exact as a house needs it, without zeros at the end. */
export const formatExactly = (degrees: number): string => String(Math.round(degrees * 1e5) / 1e5);
