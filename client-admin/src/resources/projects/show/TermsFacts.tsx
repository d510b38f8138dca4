import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { formatRate } from '../../../lib/format';
import { useFormat } from '../../../lib/useFormat';
import { classes } from '../../../lib/classes';
import { CopyText } from '../../../ui/CopyText';
import { MoneyText } from '../../../ui/MoneyText';
import type { Version } from '../project';
import styles from './ProjectShow.module.css';

type Facts = readonly (readonly [string, ReactNode])[];

function useOffer(): (version: Version) => Facts {
  const translate = useTranslate();
  const { money, decimal, count } = useFormat();
  const words = (key: string, values: object = {}) =>
    translate(`resources.projects.${key}`, values);
  return (version) => [
    ['annualRate', `${decimal(version.annualRate)}%`],
    ['days', count(version.days)],
    ['dividend', words(`dividend.${version.dividend}`)],
    ['min', <MoneyText key="min" value={version.min} code />],
    ['max', <MoneyText key="max" value={version.max} code />],
    ['capacity', <MoneyText key="capacity" value={version.capacity} code />],
    [
      'topUp',
      version.topUp === null
        ? words('topUpNone')
        : words('topUpOn', {
            amount: money(version.topUp.amount, { code: true }),
            day: version.topUp.day,
          }),
    ],
    [
      'earlyStop',
      version.earlyStop
        ? words(`earlyStopFor.${version.dividend}`, { rate: formatRate(version.reductionBp) })
        : words('no'),
    ],
    ['renewable', words(version.renewable ? 'yes' : 'no')],
  ];
}

function useOrigin(): (version: Version) => Facts {
  const translate = useTranslate();
  const { dateTime: at } = useFormat();
  return (version) => [
    ['issuer', version.issuer],
    ['releaseAt', at(version.releaseAt)],
    ['saleStartsAt', at(version.saleStartsAt)],
    ['saleEndsAt', at(version.saleEndsAt)],
    ['madeAt', at(version.madeAt)],
    ['proposedBy', version.proposedBy.name],
    ['confirmedBy', version.confirmedBy?.name ?? '–'],
    ['reason', version.reason],
    [
      'hash',
      <CopyText
        key="hash"
        text={version.hash}
        label={translate('resources.projects.fields.hash')}
        short={16}
      />,
    ],
  ];
}

/** All figures of a version, and who agreed to it. */
export function TermsFacts({ version }: { readonly version: Version }) {
  const translate = useTranslate();
  const offer = useOffer();
  const origin = useOrigin();
  return (
    <dl className={classes('facts', 'card-body', 'num', styles.columns)}>
      {[...offer(version), ...origin(version)].map(([name, value]) => (
        <div key={name}>
          <dt>{translate(`resources.projects.fields.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
