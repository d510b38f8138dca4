import { CircleCheck, CircleDashed } from 'lucide-react';
import { useGetOne, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import type { Row } from '../../lib/consoleResource';
import { detail } from '../../lib/detail';
import { retryOnce } from '../../lib/retryOnce';
import { FactList } from '../../ui/FactList';
import { LoadFault } from '../../ui/list/LoadFault';
import { Skeleton } from '../../ui/list/Skeleton';
import { TimeText } from '../../ui/TimeText';
import type { Help } from './help';
import styles from './HelpInTalk.module.css';

/** A request for help beside its conversation: what is asked, and which identity steps are done. */
export function HelpInTalk() {
  const { id = '' } = useRecordContext<Row>() ?? {};
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { data, error, refetch } = useGetOne<Help>(
    resource,
    { id, meta: detail },
    { retry: retryOnce },
  );
  if (!data) return error ? <LoadFault onRetry={() => void refetch()} /> : <Skeleton rows={2} />;
  const words = (key: string) => translate(`resources.${resource}.${key}`);
  const { kind, steps, stepsNeeded, readyAt, completedAt, decisionReason } = data;
  return (
    <>
      <FactList
        label={(name) => words(`fields.${name}`)}
        facts={[
          ['kind', words(`kind.${kind}`)],
          ['decisionReason', decisionReason],
          ['readyAt', readyAt && <TimeText key="ready" at={readyAt} />],
          ['completedAt', completedAt && <TimeText key="completed" at={completedAt} />],
        ]}
      />
      <ul className={styles.steps} aria-label={words('fields.steps')}>
        {stepsNeeded.map((step) => {
          const done = steps.includes(step);
          const Icon = done ? CircleCheck : CircleDashed;
          return (
            <li key={step} className={done ? styles.done : undefined}>
              <Icon size={17} aria-hidden />
              {words(`step.${step}`)}
              <small>{words(done ? 'stepDone' : 'stepOpen')}</small>
            </li>
          );
        })}
      </ul>
    </>
  );
}
