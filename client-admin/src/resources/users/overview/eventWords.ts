import type { useFormat } from '../../../lib/useFormat';
import { requestResources } from '../../../lib/desk/requestResources';
import type { UserEvent } from './useTimeline';

type Translate = (key: string, values?: object) => string;

interface Tools {
  readonly translate: Translate;
  readonly format: ReturnType<typeof useFormat>;
}

/** What happened, and what of it. */
export interface EventWords {
  readonly title: string;
  readonly about: string;
  /** Where it is read in full. */
  readonly to?: string;
}

const words = 'resources.users.event';

/** A conversation is answered, not decided: its states have names of their own. */
const TALK: Readonly<Partial<Record<string, string>>> = {
  SUBMITTED: 'WAITING',
  IN_REVIEW: 'IN_HAND',
  ON_HOLD: 'ANSWERED',
};

function requestWords(
  { translate, format }: Tools,
  {
    kind,
    id,
    number,
    amount,
    reviewState,
    decidedBy,
    endedAt,
    late,
  }: NonNullable<UserEvent['request']>,
): EventWords {
  const resource = requestResources[kind];
  const state = kind === 'CONVERSATION' ? (TALK[reviewState] ?? 'CLOSED') : reviewState;
  const money = amount && format.money(amount, { code: true });
  const ended =
    decidedBy &&
    endedAt &&
    translate(`${words}.decided`, { name: decidedBy.name, time: format.instant(endedAt) });
  const about = [
    number,
    translate(`resources.${resource}.state.${state}`),
    late ? translate(`${words}.late`) : null,
    ended,
  ];
  return {
    title: [translate(`common.request.${kind}`), money].filter(Boolean).join(' '),
    about: about.filter(Boolean).join(' · '),
    to: `/${resource}/${id}`,
  };
}

/** A limit is an amount, minutes, or none. */
const limitKey = ({ kind, amount, count }: UserEvent): string => {
  if (kind !== 'LIMIT_SET' || amount !== null) return kind;
  return count === null ? 'LIMIT_SET_NONE' : 'LIMIT_SET_MINUTES';
};

function figures({ translate, format }: Tools, event: UserEvent) {
  const { kind, number, word, text, by, count, right, amount, result } = event;
  const money = (value: UserEvent['amount'], sign = false) =>
    value ? format.money(value, { code: true, sign }) : '';
  return {
    ...{ by, number, text, smart_count: count ?? 0 },
    ...{ amount: money(amount), result: money(result, kind === 'CONTRACTS') },
    ...{ count: format.count(count ?? 0), right: format.count(right ?? 0) },
    word: word === null ? '' : translate(`${words}.word.${word}`, { _: word }),
  };
}

/** What happened to a customer in words, with the figures that its kind fills. */
export function eventWords(tools: Tools, event: UserEvent): EventWords {
  if (event.request) return requestWords(tools, event.request);
  const values = figures(tools, event);
  const key = `${words}.${limitKey(event)}`;
  return {
    // Where a kind has no sentence, its word says it, and its number or masked text what of it.
    title: tools.translate(`${key}.title`, { ...values, _: values.word }),
    about: tools.translate(`${key}.about`, { ...values, _: event.text ?? event.number ?? '' }),
  };
}
