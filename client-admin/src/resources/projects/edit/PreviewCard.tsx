import { CalendarClock, Check, Coins, CornerUpLeft, Lock, Repeat } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { languageFacts, type Language } from '../../../../../schema/languages';
import { Skeleton } from '../../../ui/list/Skeleton';
import { filled, useAppWords, type AppWords } from './appWords';
import styles from './Preview.module.css';
import type { ProjectDraft } from './projectDraft';
import { typedIn } from './typedIn';

interface SaidProps {
  readonly draft: ProjectDraft;
  readonly words: AppWords;
  readonly typed: ReturnType<typeof typedIn>;
}

/** Obligations in words, never behind a tap. */
function Obligations({ draft, words: { project, details }, typed }: SaidProps) {
  const TopUp = draft.withTopUp ? CalendarClock : Check;
  const Leave = draft.earlyStop ? CornerUpLeft : Lock;
  const due = { amount: typed.amount(draft.topUp), day: typed.count(draft.topUpDay) };
  const early = filled(project.early, { reduction: typed.percent(draft.reduction, 2, 0) });
  const lines = [
    [TopUp, draft.withTopUp ? filled(project.topUp, due) : project.noTopUp],
    [Leave, draft.earlyStop ? early : project.late],
    [Coins, project.paid[draft.dividend]],
    [Repeat, draft.renewable ? details.renewText : details.noRenewText],
  ] as const;
  return (
    <ul className={styles.obligations}>
      {lines.map(([Icon, text]) => (
        <li key={text}>
          <Icon size={15} aria-hidden />
          {text}
        </li>
      ))}
    </ul>
  );
}

function Figures({ draft, words: { project }, typed }: SaidProps) {
  const rate = typed.percent(draft.rate, 4, 2);
  const figures = [
    [project.estimated, filled(project.annual, { rate })],
    [project.term, typed.days(draft.days)],
    [project.min, typed.amount(draft.min)],
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Props {
  readonly draft: ProjectDraft;
  readonly language: Language;
}

/** A project as a card of the app, all of it in the app's own words; obligations and risk are never left out. */
export function PreviewCard({ draft, language }: Props) {
  const translate = useTranslate();
  const words = useAppWords(language);
  if (!words) return <Skeleton rows={4} />;
  const { tag } = languageFacts[language];
  const text = (texts: ProjectDraft['titles']) => texts[language]?.trim() ?? '';
  const said = { draft, words, typed: typedIn(language, words) };
  const title = text(draft.titles);
  const closes = said.typed.date(draft.saleEndsAt);
  return (
    <div className={styles.phone} lang={tag}>
      {title === '' ? (
        <h3>{translate('resources.projects.preview.untitled')}</h3>
      ) : (
        <h3>{title}</h3>
      )}
      <p className={styles.description}>{text(draft.descriptions)}</p>
      <Figures {...said} />
      <Obligations {...said} />
      <p className="soft">{filled(words.project.closesOn, { date: closes })}</p>
      <p className={styles.risk}>
        <b>{words.risk.title}</b> {text(draft.risks) || words.risk.general}
      </p>
      <p className="mute">{words.risk.estimates}</p>
    </div>
  );
}
