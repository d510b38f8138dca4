import { classes } from '../../lib/classes';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { CopyText } from '../../ui/CopyText';
import type { Revealed } from './user';
import styles from './RevealedDetails.module.css';

const shownSeconds = 60;

interface Props {
  readonly details: Revealed;
  readonly onOver: () => void;
}

/** Shown for a minute and kept nowhere. */
export function RevealedDetails({ details, onOver }: Props) {
  const translate = useTranslate();
  const [left, setLeft] = useState(shownSeconds);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const timer = setInterval(() => {
      setLeft((seconds) => seconds - 1);
    }, 1_000);
    return () => {
      clearInterval(timer);
    };
  }, []);
  useEffect(() => {
    if (left <= 0) over();
  }, [left]);
  const facts = [
    ['email', details.email],
    ['phone', details.phone],
    ['userName', details.userName],
  ] as const;
  return (
    <section className="card" style={{ marginBottom: 16 }} aria-live="off">
      <div className="card-head">
        <h2>{translate('resources.users.reveal.details')}</h2>
        <span className="mute num" role="timer">
          {translate('resources.users.reveal.left', { seconds: Math.max(left, 0) })}
        </span>
      </div>
      <dl className={classes('facts card-body', styles.revealed)}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{translate(`resources.users.fields.${name}`)}</dt>
            <dd>
              {value ? (
                <CopyText text={value} label={translate(`resources.users.fields.${name}`)} />
              ) : (
                '–'
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
