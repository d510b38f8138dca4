import { useTranslate } from 'react-admin';
import { useFormat } from '../../lib/useFormat';
import { Pill, type Tone } from '../../ui/Pill';
import { TableCard } from '../../ui/TableCard';
import { TimeText } from '../../ui/TimeText';
import type { ProofWatchQuery } from './proof.generated';

type Run = ProofWatchQuery['proofWatch']['runs'][number];
type Night = ProofWatchQuery['proofWatch']['nights'][number];

function useLabel() {
  const translate = useTranslate();
  return (name: string) => translate(`resources.proofWatch.fields.${name}`);
}

/** How a run stands: what did not fit comes first, then whether it goes on, was cut short or has ended. */
function stateOf({ kind, ended, mismatches, fault }: Run): readonly [Tone, string] {
  if (mismatches > 0) return ['red', 'mismatches'];
  if (fault !== null) return ['amber', 'cut'];
  if (kind === 'CONTINUOUS') return ['ok', 'goesOn'];
  return ended ? ['ok', 'fits'] : ['neutral', 'running'];
}

function RunRow({ run }: { readonly run: Run }) {
  const translate = useTranslate();
  const label = useLabel();
  const { count, decimal } = useFormat();
  const [tone, state] = stateOf(run);
  return (
    <tr>
      <th scope="row">
        {translate(`resources.proofWatch.kind.${run.kind}`)}
        <small>{translate(`resources.proofWatch.kindText.${run.kind}`)}</small>
        {run.fault !== null && <small lang="en">{run.fault}</small>}
      </th>
      <td data-label={label('day')}>{run.day}</td>
      <td data-label={label('provedAt')}>
        <TimeText at={run.provedAt} />
      </td>
      <td data-label={label('entries')}>{decimal(run.entries)}</td>
      <td>
        <Pill tone={tone}>
          {translate(`resources.proofWatch.state.${state}`, { count: count(run.mismatches) })}
        </Pill>
      </td>
    </tr>
  );
}

/** The newest proof of each kind. */
export function RunTable({ runs }: { readonly runs: readonly Run[] }) {
  const translate = useTranslate();
  const label = useLabel();
  return (
    <TableCard
      title={translate('resources.proofWatch.runs')}
      columns={['proof', 'day', 'provedAt', 'entries', 'result'].map(label)}
      empty={runs.length === 0 ? translate('resources.proofWatch.noRuns') : null}
    >
      {runs.map((run) => (
        <RunRow key={run.kind} run={run} />
      ))}
    </TableCard>
  );
}

/** What every night came to, newest first. */
export function NightTable({ nights }: { readonly nights: readonly Night[] }) {
  const translate = useTranslate();
  const label = useLabel();
  const { count, decimal } = useFormat();
  return (
    <TableCard
      title={translate('resources.proofWatch.nights')}
      columns={['day', 'outcomes', 'mismatches', 'result'].map(label)}
      empty={nights.length === 0 ? translate('resources.proofWatch.noRuns') : null}
    >
      {nights.map(({ day, outcomes, mismatches, complete }) => (
        <tr key={day}>
          <th scope="row">{day}</th>
          <td data-label={label('outcomes')}>{decimal(outcomes)}</td>
          <td data-label={label('mismatches')}>{count(mismatches)}</td>
          <td>
            <Pill tone={mismatches > 0 ? 'red' : complete ? 'ok' : 'neutral'}>
              {translate(
                `resources.proofWatch.state.${mismatches > 0 ? 'mismatches' : complete ? 'fits' : 'notYet'}`,
                { count: count(mismatches) },
              )}
            </Pill>
          </td>
        </tr>
      ))}
    </TableCard>
  );
}
