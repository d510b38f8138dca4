import { limits } from '../../../schema/limits';
import type { Context } from '../../platform/context';
import { rows } from '../../platform/database/rows';
import { readId } from '../../platform/text/read-money';
import type { User } from './user.entity';
import { usersByIds } from './users';

/** Fewer digits are no phone number; more are none either. */
const PHONE_DIGITS = { min: 7, max: 15 } as const;
/** A shorter part of a name fits too many. */
const NAME_PART_MIN = 3;
/** Country codes of one, two and three digits (ITU-T E.164). What else stands before is a part left out. */
const COUNTRY_CODE =
  '1|7|20|27|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(2[1-689]|3[578]|42|50|59|6[789]|8[05789]|9[679])[0-9]';
const CODE_DIGITS = [1, 2, 3] as const;

/** Every part of it by an index. */
export const USER_SEARCH = `
  SELECT id, min(rank) AS rank FROM (
    SELECT id, 0 AS rank FROM app_user WHERE id = $1::bigint
    UNION ALL
    SELECT id, 1 FROM app_user WHERE email = $2 OR user_name = $2 OR invitation_code = upper($2)
    UNION ALL
    (SELECT id, 2 FROM app_user WHERE phone = ANY ($3) LIMIT $6)
    UNION ALL
    (SELECT id, 2 FROM app_user WHERE reverse(ltrim(phone, '+')) LIKE $4
      AND left(ltrim(phone, '+'), 1 - length($4)) ~ '^(${COUNTRY_CODE})$' LIMIT $6)
    UNION ALL
    (SELECT id, 3 FROM app_user WHERE text_parts(user_name) @> text_parts($5)
      AND strpos(user_name, $5) > 0 LIMIT $6)) hit
  GROUP BY id ORDER BY 2, id DESC LIMIT $6`;

interface Asked {
  readonly text: string;
  /** Whether a part of a name finds whose it is. */
  readonly byPart: boolean;
}

/**
 * Users by number, e-mail, user name, invitation code, phone in any spelling, or a part of the user name;
 * exact ones first. At most five.
 */
export async function searchUsers(ctx: Context, { text, byPart }: Asked): Promise<User[]> {
  const plain = text.normalize('NFKC').toLowerCase();
  const phone = nationalDigits(plain);
  const part = byPart && plain.length >= NAME_PART_MIN ? plain : null;
  const found = await rows<{ id: string }>(ctx.db, USER_SEARCH, [
    readId(plain),
    plain,
    phone === null ? [] : spellings(phone),
    phone === null ? null : `${Array.from(phone).reverse().join('')}%`,
    part,
    limits.findHitsMax,
  ]);
  const users = await usersByIds(
    ctx,
    found.map(({ id }) => id),
  );
  return users.filter((user) => user !== null);
}

/** `+66 (0)81-234 5678`, `0066812345678` and `081 234 5678` without what is the same for everybody. */
function nationalDigits(text: string): string | null {
  if (!/^[+(]?[0-9][0-9\s().\-/]*$/.test(text) && !text.startsWith('+')) return null;
  const digits = text.replace('(0)', '').replace(/[\s().\-/+]/g, '');
  const national = digits.replace(/^0+/, '');
  const { min, max } = PHONE_DIGITS;
  return /^[0-9]+$/.test(national) && national.length >= min && national.length <= max
    ? national
    : null;
}

/** The same number as it was typed, and as it stands where somebody registered without the country code. */
function spellings(digits: string): string[] {
  const code = new RegExp(`^(?:${COUNTRY_CODE})$`);
  const without = CODE_DIGITS.filter((length) => code.test(digits.slice(0, length)))
    .map((length) => digits.slice(length))
    .filter(({ length }) => length >= PHONE_DIGITS.min);
  return [digits, ...without].flatMap((rest) => [rest, `0${rest}`, `+${rest}`]);
}
