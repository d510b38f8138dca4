/** What every payload of the staff schema carries. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly field?: readonly string[] | null;
  readonly figures?: readonly { readonly name: string; readonly value: string }[];
}

/** Refusals that concern one field wherever they come from: a repeated answer names none. */
const fieldByCode: Readonly<Record<string, string>> = {
  REFERENCE_REQUIRED: 'bankReference',
  REFERENCE_USED: 'bankReference',
  REASON_REQUIRED: 'reason',
};

/** The server said no, in words for the person and with the field at fault. */
export class Refused extends Error {
  readonly code: string;
  /** Name of the input field, when one is at fault. */
  readonly field: string | null;
  /** What the refusal is about, by name. */
  readonly figures: Readonly<Partial<Record<string, string>>>;

  constructor({ code, message, field, figures = [] }: Refusal) {
    super(message);
    this.name = 'Refused';
    this.code = code;
    this.figures = Object.fromEntries(figures.map(({ name, value }) => [name, value]));
    const figure = figures.find(({ name }) => name === 'field')?.value;
    this.field = field?.at(-1) ?? figure ?? fieldByCode[code] ?? null;
  }
}

/** @throws Refused with the first refusal of a payload */
export function accepted<Payload extends { readonly userErrors: readonly Refusal[] }>(
  payload: Payload,
): Payload {
  const [refusal] = payload.userErrors;
  if (refusal) throw new Refused(refusal);
  return payload;
}

/** A payload without refusals carries its record. */
export function present<Value>(value: Value | null): Value {
  if (value === null) throw new Error('ra.notification.http_error');
  return value;
}
