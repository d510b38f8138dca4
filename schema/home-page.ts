import type { Language } from './languages';

/** For whom Home is drawn before anybody is known: a visitor, or one who was signed in here. */
export interface HomeFor {
  readonly language: Language;
  /** Was signed in on this device. Says nothing of who it was. */
  readonly member: boolean;
}

/** The cookie of H5: a language and whether somebody was signed in here. It never holds more. */
export const HERE_COOKIE = 'tarn_here';

export const hereCookie = ({ language, member }: HomeFor): string =>
  `${HERE_COOKIE}=${language}.${member ? '1' : '0'}`;

/** Answers of the user API by the name of their operation. */
export type HomeAnswers = Readonly<Record<string, unknown>>;

/** What Home is drawn from when nobody waits for an answer: the markup, and what it was made of. */
export interface HomeView extends HomeFor {
  readonly answers: HomeAnswers;
}

/** What the build of H5 gives the server: Home as HTML, by the same components as in the browser. */
export interface HomeWords {
  readonly first: string;
  readonly own: string;
}

export interface HomeRenderer {
  /** What has to be asked as a visitor, as text by the name of the operation. */
  readonly documents: Readonly<Record<string, string>>;
  /** The source file of the screen that is drawn, as the build's manifest names it. */
  screenOf(view: HomeFor): string;
  /** The files of words that every screen needs, and the one that is this screen's own, as addresses. */
  wordsOf(view: HomeFor): HomeWords;
  render(view: HomeView): Promise<string>;
}

/** The element of the page that holds what its markup was made of, a `HomeView` as JSON. */
export const HOME_VIEW_ID = 'home-view';
