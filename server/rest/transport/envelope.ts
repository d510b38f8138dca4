import { randomBytes } from 'node:crypto';
import type { ConfigWithSecret } from '../../platform/secrets';

/** A number that is written with exactly these digits. */
export class PlainNumber {
  private readonly marked: string;

  constructor(digits: string) {
    this.marked = `${MARK}${digits}${MARK}`;
  }

  toJSON(): string {
    return this.marked;
  }
}

/** Nobody outside knows it, so no text of a user can pass for a number. */
const MARK = randomBytes(12).toString('hex');
const MARKED = new RegExp(`"${MARK}(-?[0-9.]+)${MARK}"`, 'g');

/** JSON as always, but prices keep their instrument's decimals. */
export const toJson = (value: unknown): string => JSON.stringify(value).replace(MARKED, '$1');

/** Old clients decode some paths themselves: padded base64 of JSON in which all is ASCII. */
export const toBase64 = (value: unknown): string =>
  Buffer.from(
    toJson(value).replace(
      /[\u0080-\uffff]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  ).toString('base64');

export type LegacySettings = Pick<
  ConfigWithSecret,
  'legacySuccessCode' | 'legacyStatus' | 'legacyBase64' | 'legacyTokenInQuery'
>;

export const successCode = ({ legacySuccessCode }: LegacySettings): number => legacySuccessCode;
export const failureCode = ({ legacySuccessCode }: LegacySettings): number =>
  legacySuccessCode === 1 ? 0 : 1;
