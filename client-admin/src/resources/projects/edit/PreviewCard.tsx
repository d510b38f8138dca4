import { CalendarClock, Check, CornerUpLeft, Lock, Repeat } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { languageFacts, type Language } from '../../../../../schema/languages';
import { readAmount } from '../../../lib/readAmount';
import { useFormat } from '../../../lib/useFormat';
import styles from './Preview.module.css';
import { readCount, readScaled, type ProjectDraft } from './projectDraft';

const AT = 'resources.projects.preview';
const NONE = '–';

/** What is typed, as it reads; a dash for what is none. */
function useTyped() {
  const { money, count, decimal } = useFormat();
  return {
    amount: (text: string): string => {
      const read = readAmount(text);
      return read.kind === 'read' ? money(read.money, { code: true }) : NONE;
    },
    count: (text: string): string => {
      const read = readCount(text);
      return read === null ? NONE : count(read);
    },
    percent: (text: string, places: number): string =>
      readScaled(text, places) === null ? NONE : `${decimal(text.trim())}%`,
  };
}

/** Obligations in words, never behind a tap. */
function Obligations({ draft }: { readonly draft: ProjectDraft }) {
  const translate = useTranslate();
  const typed = useTyped();
  const TopUp = draft.withTopUp ? CalendarClock : Check;
  const Leave = draft.earlyStop ? CornerUpLeft : Lock;
  const reduction = typed.percent(draft.reduction, 2);
  return (
    <ul className={styles.obligations}>
      <li>
        <TopUp size={15} aria-hidden />
        {draft.withTopUp
          ? translate(`${AT}.topUp`, {
              amount: typed.amount(draft.topUp),
              day: typed.count(draft.topUpDay),
            })
          : translate(`${AT}.noTopUp`)}
      </li>
      <li>
        <Leave size={15} aria-hidden />
        {draft.earlyStop
          ? translate(`${AT}.leave`, { rate: reduction })
          : translate(`${AT}.noLeave`)}
      </li>
      {draft.renewable && (
        <li>
          <Repeat size={15} aria-hidden />
          {translate(`${AT}.renew`)}
        </li>
      )}
    </ul>
  );
}

interface Props {
  readonly draft: ProjectDraft;
  readonly language: Language;
}

/** A project as a card of the app says it; obligations and risk are never left out. */
export function PreviewCard({ draft, language }: Props) {
  const translate = useTranslate();
  const typed = useTyped();
  const { date } = useFormat();
  const text = (texts: ProjectDraft['titles']) => texts[language]?.trim() ?? '';
  const { tag } = languageFacts[language];
  const figures = [
    ['term', translate(`${AT}.days`, { days: typed.count(draft.days) })],
    ['from', typed.amount(draft.min)],
    ['closes', draft.saleEndsAt === '' ? NONE : date(`${draft.saleEndsAt}:00Z`)],
  ] as const;
  return (
    <div className={styles.phone}>
      <h3 lang={tag}>{text(draft.titles) || translate(`${AT}.untitled`)}</h3>
      <p className={styles.description} lang={tag}>
        {text(draft.descriptions)}
      </p>
      <p className={styles.rate}>
        <span>{translate(`${AT}.estimated`)}</span>
        <b className="num">{typed.percent(draft.rate, 4)}</b>
        <span>{translate(`${AT}.year`)}</span>
      </p>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{translate(`${AT}.${name}`)}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="soft">{translate(`resources.projects.dividend.${draft.dividend}`)}</p>
      <Obligations draft={draft} />
      <p className={styles.risk} lang={tag}>
        {text(draft.risks)}
      </p>
      <p className="mute">{translate(`${AT}.risk`)}</p>
    </div>
  );
}
