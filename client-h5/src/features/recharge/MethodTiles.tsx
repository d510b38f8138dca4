import { Link } from 'react-router-dom';
import { paths } from '../../../../schema/routes';
import { useWords } from '../../lib/useWords';
import { RadioTiles } from '../../ui/field/RadioTiles';
import { ChannelIcon } from './ChannelIcon';
import type { Channel } from './types';
import styles from './MethodTiles.module.css';

/** As many as fit side by side; the rest stand on the list of methods. */
const SHOWN = 4;

interface Props {
  readonly channels: readonly Channel[];
  readonly channel: Channel;
  readonly onChannel: (id: string) => void;
}

/** The way to pay. */
export function MethodTiles({ channels, channel, onChannel }: Props) {
  const { t } = useWords('recharge');
  const first = channels.slice(0, SHOWN);
  const shown = first.includes(channel) ? first : [...first.slice(1), channel];
  return (
    <div>
      <div className="field-label">
        <span>{t('recharge.method')}</span>
        <Link className="link reach" to={paths.rechargeChannels}>
          {t('recharge.allMethods')}
        </Link>
      </div>
      <RadioTiles
        label={t('recharge.method')}
        className={styles.methods}
        value={channel.id}
        onChange={onChannel}
        tiles={shown.map(({ id, kind, title }) => ({
          value: id,
          name: title,
          content: (
            <>
              <ChannelIcon kind={kind} />
              <span>{t(`recharge.kind.${kind}`)}</span>
            </>
          ),
        }))}
      />
    </div>
  );
}
