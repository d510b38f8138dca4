import { defaultLanguage, languages } from '../../../schema/languages';
import { HERE_COOKIE, type HomeFor } from '../../../schema/home-page';

const HERE = new RegExp(`(?:^|; )${HERE_COOKIE}=([a-z]{2,3})\\.([01])(?:;|$)`);

const VISITOR: HomeFor = { language: defaultLanguage, member: false };

/** For whom to draw, by the cookie that H5 keeps. Whatever is not written as H5 writes it is a visitor. */
export function readHere(cookies: string | undefined): HomeFor {
  const [, code, here] = HERE.exec(cookies ?? '') ?? [];
  const language = languages.find((one) => one === code);
  return language ? { language, member: here === '1' } : VISITOR;
}
