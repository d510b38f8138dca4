import { CalendarClock, Check, Coins, Lock, ShieldCheck, Undo2 } from 'lucide-react';
import { useTranslate } from 'react-admin';
import type { OfferState } from '../../../../../schema/figures/offers';
import { languageFacts, type Language } from '../../../../../schema/languages';
import { useNow } from '../../../lib/clock';
import { atOf, typedInstant } from '../../../lib/time/typedInstant';
import { Pill } from '../../../ui/Pill';
import { Skeleton } from '../../../ui/list/Skeleton';
import { filled, useAppWords, type AppWords } from './appWords';
import styles from './Preview.module.css';
import type { ProjectDraft } from './projectDraft';
import { stateOf, type Standing } from './standing';
import { typedIn } from './typedIn';

interface SaidProps {
  readonly draft: ProjectDraft;
  readonly words: AppWords;
  readonly typed: ReturnType<typeof typedIn>;
  readonly standing: Standing;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Obligations in words, never behind a tap. */
function Obligations({ draft, words: { project }, typed, standing }: SaidProps) {
  const TopUp = draft.withTopUp ? CalendarClock : Check;
  const Leave = draft.earlyStop ? Undo2 : Lock;
  const due = { amount: typed.amount(draft.topUp), day: typed.count(draft.topUpDay) };
  const early = filled(project.early[draft.dividend], {
    reduction: typed.percent(draft.reduction, 2, 0),
  });
  const { funded, promised } = standing;
  const cover = { funded: typed.money(funded), promised: typed.money(promised) };
  const lines = [
    [TopUp, draft.withTopUp ? filled(project.topUp, due) : project.noTopUp],
    [Leave, draft.earlyStop ? early : project.late],
    [Coins, project.paid[draft.dividend]],
    [ShieldCheck, filled(project.coverage.text, cover)],
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

/** Why nobody can join, where that is nothing of its dates. */
function Paused({
  state,
  words: { project },
  standing,
}: SaidProps & { readonly state: OfferState }) {
  const reason = standing.suspendReason ?? '';
  if (state === 'SUSPENDED') return <p className="note">{filled(project.suspended, { reason })}</p>;
  return state === 'NOT_COVERED' ? <p className="note">{project.notCovered}</p> : null;
}

/** The other figures in one line, as the card has them; dates are said and never counted down to. */
function Facts({ draft, words: { project }, typed, standing, now }: SaidProps) {
  const { saleStartsAt, saleEndsAt, releaseAt, rate } = draft;
  const opens = atOf(saleStartsAt) > now;
  const released = standing.releasedAt === null ? releaseAt : typedInstant(standing.releasedAt);
  const facts = [
    filled(project.dailyOf, { rate: typed.daily(rate) }),
    typed.units(standing.units),
    filled(project.releasedOn, { date: typed.date(released) }),
    opens && filled(project.opensOn, { date: typed.date(saleStartsAt) }),
    filled(atOf(saleEndsAt) > now ? project.closesOn : project.closedOn, {
      date: typed.date(saleEndsAt),
    }),
  ];
  return <p className="soft num">{facts.filter(Boolean).join(' · ')}</p>;
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
  readonly standing: Standing;
}

/** A project as a card of the app, all of it in the app's own words; obligations and risk are never left out. */
export function PreviewCard({ draft, language, standing }: Props) {
  const translate = useTranslate();
  const words = useAppWords(language);
  const now = useNow(60_000);
  if (!words) return <Skeleton rows={4} />;
  const { project, risk } = words;
  const text = (texts: ProjectDraft['titles']) => texts[language]?.trim() ?? '';
  const said = { draft, words, typed: typedIn(language, words), standing, now };
  const state = stateOf(draft, standing, now);
  // Of what is long the card has the first paragraph.
  const [[kind = ''], [lose = '']] = [
    text(draft.descriptions).split('\n'),
    text(draft.risks).split('\n'),
  ];
  const filledOf = { percent: said.typed.filledOf(draft.capacity, standing.invested) };
  return (
    <div className={styles.phone} lang={languageFacts[language].tag}>
      <div className={styles.head}>
        <div>
          <h3>{text(draft.titles) || translate('resources.projects.preview.untitled')}</h3>
          <p className="mute">{kind}</p>
        </div>
        <Pill>{project.phase[state]}</Pill>
      </div>
      <Paused {...said} state={state} />
      <Figures {...said} />
      <Obligations {...said} />
      <p className="soft num">{filled(project.filled, filledOf)}</p>
      <Facts {...said} />
      <p className={styles.risk}>
        <b>{risk.title}</b> {lose || risk.general}
      </p>
      <p className="mute">{risk.estimates}</p>
      <p className={styles.way}>{project.view}</p>
    </div>
  );
}
