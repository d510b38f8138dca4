import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useActions } from '../../../lib/useActions';
import { useFormat } from '../../../lib/useFormat';
import type { BulkLineProps } from '../../../queue/queue';
import { rechargeReads } from '../checks/rechargeReads';
import type { RechargeRow } from '../recharge';
import { aloneWhy, onlyLine } from './onlyLine';

/** The line that is surely this request's, with nothing that wants a look; or why it is looked at alone. */
function useFound({ id, version }: RechargeRow) {
  const { candidates, checks } = useActions('recharges', rechargeReads);
  const { data, isError } = useQuery({
    queryKey: ['recharges', 'ground', id, version],
    queryFn: async () => {
      const line = onlyLine(await candidates({ rechargeId: id }));
      const found = await checks({ id, reference: line?.reference ?? null });
      return { line, why: aloneWhy(line, found) };
    },
    retry: 1,
    // What a bank file brought since the last look counts.
    staleTime: 0,
    gcTime: 0,
  });
  return { found: data, failed: isError };
}

/** An approval of several rests on the bank's own lines: no picture is looked at. */
export function BankGround({ row, onGround }: BulkLineProps<RechargeRow>) {
  const translate = useTranslate();
  const { date } = useFormat();
  const { found, failed } = useFound(row);
  const line = found?.why === null ? found.line : null;
  const tell = useEffectEvent(onGround);
  useEffect(() => {
    tell(line === null ? undefined : { reference: line.reference, lineId: line.id });
  }, [line]);
  const words = 'resources.recharges.bulk';
  if (failed) return <p className="mute">{translate(`${words}.failed`)}</p>;
  if (!found) return <p className="mute">{translate(`${words}.looking`)}</p>;
  if (line === null)
    return <p className="mute">{translate(`${words}.${found.why ?? 'noLine'}`)}</p>;
  return (
    <p className="row wrap soft">
      <span className="num">{date(line.bookedOn)}</span>
      <span>{line.payerName ?? '–'}</span>
      <span>{line.remittance}</span>
      <span className="mono">{line.reference}</span>
    </p>
  );
}
