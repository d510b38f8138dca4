import { useTranslate } from 'react-admin';
import { classes } from '../../lib/classes';
import { useFormat } from '../../lib/useFormat';
import { MoneyText } from '../../ui/MoneyText';
import type { ExposureQuery } from './exposure.generated';
import styles from './ExposureView.module.css';

type Line = ExposureQuery['exposure']['total'];

const sides = ['up', 'down'] as const;
const sums = ['ifUp', 'ifDown', 'worst'] as const;

interface Props {
  readonly instruments: readonly Line[];
  readonly total: Line;
}

/** A line each instrument, and their sum below. */
export function ExposureTable({ instruments, total }: Props) {
  const translate = useTranslate();
  const label = (name: string) => translate(`resources.exposure.fields.${name}`);
  return (
    <section className={classes('card', styles.exposureBox)}>
      <table className={styles.exposureTable}>
        <caption className="hidden-text">{translate('shell.entry.exposure')}</caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {label('instrument')}
            </th>
            {sides.map((side) => (
              <th key={side} scope="colgroup" colSpan={3}>
                {label(side)}
              </th>
            ))}
            <th scope="colgroup" colSpan={3}>
              {label('net')}
            </th>
          </tr>
          <tr>
            {sides.map((side) => (
              <SideHeads key={side} />
            ))}
            {sums.map((name) => (
              <th key={name} scope="col">
                {label(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {instruments.map((line) => (
            <LineRow key={line.symbol} line={line} name={line.symbol ?? '–'} />
          ))}
        </tbody>
        <tfoot>
          <LineRow line={total} name={label('total')} />
        </tfoot>
      </table>
    </section>
  );
}

function SideHeads() {
  const translate = useTranslate();
  return ['count', 'stakes', 'pays'].map((name) => (
    <th key={name} scope="col">
      {translate(`resources.exposure.fields.${name}`)}
    </th>
  ));
}

function LineRow({ line, name }: { readonly line: Line; readonly name: string }) {
  const translate = useTranslate();
  const { count } = useFormat();
  const label = (...names: readonly string[]) =>
    names.map((one) => translate(`resources.exposure.fields.${one}`)).join(', ');
  return (
    <tr>
      <th scope="row">{name}</th>
      {sides.map((side) => [
        <td key={`${side}-count`} data-label={label(side, 'count')}>
          {count(line[side].count)}
        </td>,
        <td key={`${side}-stakes`} data-label={label(side, 'stakes')}>
          <MoneyText value={line[side].stakes} />
        </td>,
        <td key={`${side}-pays`} data-label={label(side, 'pays')}>
          <MoneyText value={line[side].pays} />
        </td>,
      ])}
      {sums.map((sum) => (
        <td key={sum} data-label={label(sum)}>
          <MoneyText value={line[sum]} sign />
        </td>
      ))}
    </tr>
  );
}
