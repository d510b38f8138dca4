import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../lib/useFormat';
import { Pill } from '../../../ui/Pill';
import type { LineCandidate } from '../checks/rechargeReads';
import type { Recharge } from '../recharge';
import type { ApprovalForm } from '../useApproval';
import styles from './BankLineChoice.module.css';
import { useCandidates } from './useCandidates';

/** From here on two names are alike enough to say so. */
const ALIKE = 50;

/** What of a line fits the request, each in a word. */
function Fits({ candidate }: { readonly candidate: LineCandidate }) {
  const translate = useTranslate();
  const { amountSame, referenceFound, payerLikeness } = candidate;
  const words = 'resources.recharges.bankLines';
  return (
    <span className={styles.fits}>
      {referenceFound && <Pill tone="ok">{translate(`${words}.number`)}</Pill>}
      <Pill tone={amountSame ? 'ok' : 'amber'}>
        {translate(`${words}.${amountSame ? 'amount' : 'amountOther'}`)}
      </Pill>
      {payerLikeness >= ALIKE && <Pill tone="ok">{translate(`${words}.payer`)}</Pill>}
    </span>
  );
}

interface LineProps {
  readonly candidate: LineCandidate;
  readonly chosen: boolean;
  /** One of a group is reached by Tab, the others by arrows. */
  readonly reached: boolean;
  readonly onChoose: () => void;
}

function Line({ candidate, chosen, reached, onChoose }: LineProps) {
  const { money, date } = useFormat();
  const { line } = candidate;
  const { amount, bookedOn, payerName, remittance, reference } = line;
  return (
    <button
      type="button"
      className={styles.line}
      role="radio"
      aria-checked={chosen}
      tabIndex={reached ? 0 : -1}
      onClick={onChoose}
    >
      <b className="num">{money({ amount, asset: 'USD' }, { code: true })}</b>
      <span className="num">{date(bookedOn)}</span>
      <span>{payerName ?? '–'}</span>
      <span className={styles.text}>{remittance}</span>
      <span className="mono">{reference}</span>
      <Fits candidate={candidate} />
    </button>
  );
}

interface Props {
  readonly recharge: Recharge;
  readonly form: ApprovalForm;
  /** The field of the reference: arrows in it go through the lines. */
  readonly children: ReactNode;
}

/** The bank's own lines above the reference: the one that is chosen is not typed. */
export function BankLineChoice({ recharge, form, children }: Props) {
  const translate = useTranslate();
  const candidates = useCandidates(recharge.id);
  const choose = ({ line }: LineCandidate) => {
    form.chooseLine(line, recharge.amount);
  };
  const step = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined || candidates.length === 0) return;
    const at = candidates.findIndex(({ line }) => line.id === form.line);
    const from = at < 0 && by < 0 ? candidates.length : at;
    const next = candidates[(from + by + candidates.length) % candidates.length];
    event.preventDefault();
    if (next) choose(next);
  };
  const title = translate('resources.recharges.bankLines.title');
  return (
    <div onKeyDown={step}>
      {candidates.length > 0 && (
        <div role="radiogroup" aria-label={title} className={styles.lines}>
          <p className="soft">{translate('resources.recharges.bankLines.hint')}</p>
          {candidates.map((candidate, n) => (
            <Line
              key={candidate.line.id}
              candidate={candidate}
              chosen={candidate.line.id === form.line}
              reached={candidate.line.id === form.line || (form.line === '' && n === 0)}
              onChoose={() => {
                choose(candidate);
              }}
            />
          ))}
        </div>
      )}
      {children}
    </div>
  );
}
