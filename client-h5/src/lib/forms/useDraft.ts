import { useEffect } from 'react';

const keyOf = (form: string) => `tarn.draft.${form}`;

type Draft = Readonly<Record<string, string>>;

/** What was typed into a form before the app went elsewhere. Passwords are never among it. */
export function readDraft(form: string): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}') as Draft;
  } catch {
    return {};
  }
}

export function dropDraft(form: string): void {
  sessionStorage.removeItem(keyOf(form));
}

/** Keeps `values` until the form is sent, so that a log-in in between loses nothing. */
export function useDraft(form: string, values: Draft): void {
  const text = JSON.stringify(values);
  useEffect(() => {
    keepDraft(form, text);
  }, [form, text]);
}

/** Fills a form that is opened next. */
export const fillDraft = (form: string, values: Draft): void => {
  keepDraft(form, JSON.stringify(values));
};

function keepDraft(form: string, text: string): void {
  try {
    sessionStorage.setItem(keyOf(form), text);
  } catch {
    // A full or refused storage costs only the convenience.
  }
}
