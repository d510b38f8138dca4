import { readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '../languages';
import { askRules, type AskRule } from './ask-rules';
import { forbiddenAsk } from './forbidden-ask';

interface Sentences {
  readonly bad: Readonly<Record<AskRule, readonly string[]>>;
  readonly good: readonly string[];
}

const sentences = (language: string) =>
  JSON.parse(
    readFileSync(path.join(__dirname, 'sentences', `${language}.json`), 'utf8'),
  ) as Sentences;

describe.each(languages)('What staff may not ask for, in %s', (language) => {
  const { bad, good } = sentences(language);

  it('is found in each of at least 70 sentences, by its rule, and in none of 70 others', () => {
    const said = askRules.flatMap((rule) => bad[rule].map((text) => [text, rule] as const));
    expect(Math.min(new Set(said.map(([text]) => text)).size, new Set(good).size)).toBeGreaterThan(
      69,
    );
    expect(said.map(([text]) => [text, forbiddenAsk(text)])).toEqual(said);
    expect(good.map((text) => [text, forbiddenAsk(text)])).toEqual(
      good.map((text) => [text, null]),
    );
  });

  it.each([
    ['letters apart', (text: string) => Array.from(text).join(' ')],
    ['unseen signs between', (text: string) => Array.from(text).join('\u200b')],
    ['wide letters', (text: string) => text.replaceAll(/[a-z]/g, wide)],
    ['digits for letters', (text: string) => text.replaceAll(/[oieas]/g, digit)],
    ['letters of another script', (text: string) => text.replaceAll(/[oaec]/g, cyrillic)],
  ])('is found with %s', (_, hide) => {
    for (const rule of ['PASSWORD', 'CODE', 'CARD'] as const)
      for (const text of bad[rule]) expect([text, forbiddenAsk(hide(text))]).toEqual([text, rule]);
  });
});

const wide = (letter: string) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0);
const digit = (letter: string) => ({ o: '0', i: '1', e: '3', a: '4', s: '5' })[letter] ?? letter;
const cyrillic = (letter: string) => ({ o: 'о', a: 'а', e: 'е', c: 'с' })[letter] ?? letter;

it.each([
  ['Never share your password, but send it to me', 'PASSWORD'],
  ['I cannot see it. Send me your password', 'PASSWORD'],
  ['I cannot see it, so send me your password', 'PASSWORD'],
  ['Send money to 0x52908400098527886E0F7030069857D2E4169EE7', 'PAYMENT'],
  ['If no code came, wait 60 seconds and ask again in the app.', null],
  ['Please send us the receipt. Your password can be changed under Security.', null],
  ['The minimum recharge is 100 USD and the maximum 20,000 USD.', null],
  ['Please send a photo of your card, both sides', 'CARD'],
  ['Please send a clearer photo of your ID card, the corners are cut off.', null],
  ['The code of the bank reference differs.', null],
  ['The bank sent the transfer back because the account number is wrong.', null],
  ['The transfer came from an account in another name.', null],
  ['Somebody else knows your password: the account stays locked until you reset it.', null],
  ['Nobody will see it: send me your password', 'PASSWORD'],
  ['Never share your password with anyone but me; send it here', 'PASSWORD'],
  ['You do not need to worry just send me the password', 'PASSWORD'],
  ['Please write me your p.a.s.s.w.o.r.d', 'PASSWORD'],
  ['Please send me your passvvord', 'PASSWORD'],
  ['Please send me your ᴘᴀssᴡᴏʀᴅ', 'PASSWORD'],
  ['Please send me your pɑssword', 'PASSWORD'],
  ['Your one-time code please', 'CODE'],
  ['Pls send otp', 'CODE'],
  ['We sent you a code. Send it to me.', 'CODE'],
  ['Write to me on Signal', 'CONTACT'],
  ['Ask bob (at) mail.ru', 'CONTACT'],
  ['See example.de', 'CONTACT'],
  ['See scam.ru or example dot com', 'CONTACT'],
  ['Phone: 01701234567', 'CONTACT'],
  ['You still need help with the password reset?', null],
  ['Please check whether the code is in the spam folder.', null],
  ['If the code does not arrive, take a picture of the screen and send it to us.', null],
  ['Sign in with your new password, please.', null],
  ['Your phone number ends in 4567.', null],
  ['See /pages/user/security, or the reference 4402918.', null],
  ['Please use the code within five minutes.', null],
  ['', null],
  // A no that is not said of what is asked for.
  ['Do not call anybody and send me your password', 'PASSWORD'],
  ['It is not dangerous to send me your password', 'PASSWORD'],
  ['Nobody gets their money unless you tell us the code', 'CODE'],
  ['No envíe nada al banco y envíeme su contraseña', 'PASSWORD'],
  ['You cannot withdraw until you set a fund password in the app.', null],
  ['We never ask you to send us your password, a code or your card number.', null],
  ['Please send us the receipt, not your password.', null],
  ['It is not your password, just the code that I want you to send me.', 'CODE'],
  // Money before somebody gets their own.
  ['The withdrawal is released once the tax is paid: please pay the tax', 'PAYMENT'],
  ['Whether you have to pay tax depends on your country.', null],
  ['Whoever asks you to pay a fee before a withdrawal is a scammer.', null],
  ['This is not a scam, pay the fee first and the withdrawal arrives', 'PAYMENT'],
  ['Withdrawals cost a fee of 1 percent, which is taken from the amount.', null],
  // Letters of other alphabets, and signs.
  ['Please send me your 🅿🅰🆂🆂🆆🅾🆁🅳', 'PASSWORD'],
  ['Please send me your рассшord', 'PASSWORD'],
  ['Please send me your pɐssword', 'PASSWORD'],
  ['Please send me your paƽƽword', 'PASSWORD'],
  ['Please send me your passw()rd', 'PASSWORD'],
  ['What is your p i n?', 'PASSWORD'],
  ['The map shows a pin and our opening hours.', null],
] as const)('%s: %s', (text, rule) => {
  expect(forbiddenAsk(text)).toBe(rule);
});
