/** Addresses of wallets and accounts; the page of recharges shows where money goes. Of the text as it is written. */
export const accountPattern =
  '(^|[^a-z0-9])(0x[0-9a-f]{40}|t[1-9a-z]{33}|(bc|tb)1[0-9a-z]{25,60}|[13][1-9a-z]{25,33}' +
  '|[a-z]{2}[0-9]{2} ?([a-z]{4} ?)?[0-9]{4} ?[0-9]{4} ?[0-9]{2,4}.*)([^a-z0-9]|$)' +
  '|(to|auf( das)?|an( das)?|a la|sur le|vào|tới|đến) (account|konto|cuenta|compte|tài khoản)[a-z .:#]{0,8}[0-9]([ -]?[0-9]){5,}' +
  '|(到|至|入)(账户|账号|賬戶|戶口|帳戶)[^0-9]{0,4}[0-9]([ -]?[0-9]){5,}|(เข้า|ไปที่|ไปยัง)บัญชี[^0-9]{0,6}[0-9]([ -]?[0-9]){5,}' +
  '|(口座|계좌)[^0-9]{0,6}[0-9]([ -]?[0-9]){5,} ?(へ|に|로)';

/** Addresses on the internet. Of the text as it is written. */
export const linkPattern =
  '(https?|hxxps?) ?:|www *[.]|[a-z0-9_-] *(@|[(\\[{] *(at|@) *[)\\]}]) *[a-z0-9-]+ *[.(\\[] *[a-z]' +
  '|(^|[^a-z])(t|wa|bit) *[.] *(me|ly) */' +
  '|[a-z0-9-]{2}([.]| ?[(\\[{] *([.]|dot) *[)\\]}] ?| dot )' +
  '(com|net|org|io|cc|top|vip|info|xyz|cn|vn|kr|jp|online|site|club|shop|app|de|ru|co|fr|es|uk|eu|hk|th|tw|sg|us|tv|biz' +
  '|link|live|pro|chat|win|fun|store|tech|world|page|dev|finance|trade|ltd|su|ua|pl|nl|ch|br|mx|ph|tk|ml|ga|cf)(?![a-z])';

/** Numbers to call: as such numbers begin, or beside a word of calling. Of the text as it is written. */
export const phonePattern =
  '(^|[^0-9a-z.,])([+]|00) ?[1-9]([ ().-]{0,2}[0-9]){8,13}(?![0-9.,])' +
  '|((^|[^a-z])(phone|call|tel|telefon|telefono|teléfono|téléphone|telephone|mobile|handy|móvil|sms|ruf|rufen sie|anruf' +
  '|llame|appelez|gọi|điện thoại|sđt|hotline)|电话|電話|致电|致電|手机|手機|전화|휴대폰|携帯|โทร|เบอร์)' +
  '[^0-9]{0,24}[0-9]([ ().-]{0,2}[0-9]){6,}';
