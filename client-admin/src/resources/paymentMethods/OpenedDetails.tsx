import { useEffect, useEffectEvent } from 'react';
import { useTranslate } from 'react-admin';
import { CopyText } from '../../ui/CopyText';
import type { Opened } from './paymentMethod';

const SHOWN_MS = 60_000;

interface Props {
  readonly details: Opened;
  readonly onOver: () => void;
}

/** In full for a minute, and kept nowhere. */
export function OpenedDetails({ details, onOver }: Props) {
  const translate = useTranslate();
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const timer = setTimeout(() => {
      over();
    }, SHOWN_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [details]);
  const facts = (['account', 'holder', 'bank', 'branch'] as const).flatMap((name) => {
    const value = details[name];
    return value === null ? [] : [[name, value] as const];
  });
  return (
    <dl className="facts card-body" style={{ paddingBlock: 14 }}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{translate(`resources.paymentMethods.fields.${name}`)}</dt>
          <dd className="mono">
            <CopyText text={value} label={translate(`resources.paymentMethods.fields.${name}`)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
