/** Lengths of the countries of the IBAN registry (SWIFT, release 99). */
const LENGTHS: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 ' +
    'EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 ' +
    'IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 ' +
    'NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 ' +
    'SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'
  )
    .split(' ')
    .map((one) => [one.slice(0, 2), Number.parseInt(one.slice(2), 10)] as const),
);

const BASE = 36;

/** Whether an account, capitals and digits, is written as one of a country that has IBANs. */
export const looksLikeIban = (account: string): boolean =>
  /^[A-Z]{2}[0-9]{2}/.test(account) && account.slice(0, 2) in LENGTHS;

/** Whether its length is its country's, and its check digits are right (ISO 13616: MOD 97-10). */
export function isIban(account: string): boolean {
  if (LENGTHS[account.slice(0, 2)] !== account.length) return false;
  const turned = account.slice(4) + account.slice(0, 4);
  const rest = Array.from(turned).reduce((so, sign) => {
    const value = Number.parseInt(sign, BASE);
    return (so * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
  return rest === 1;
}
