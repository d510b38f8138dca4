import { useFormat } from '../../../lib/useFormat';
import { toast } from '../../../lib/toast';
import { useWords } from '../../../lib/useWords';
import { Button } from '../../../ui/Button';
import type { UploadState } from '../../../lib/upload/useUpload';
import { drawExample } from './drawExample';

interface Props {
  readonly upload: UploadState;
  /** As typed. */
  readonly amount: string;
}

/** In practice mode: the picture of a payment, made with one tap and sent as any other. */
export function ExamplePicture({ upload, amount }: Props) {
  const { t } = useWords('recharge');
  const format = useFormat();
  const draw = async () => {
    const picture = await drawExample({
      mark: t('recharge.exampleTitle'),
      note: t('recharge.exampleNote'),
      amount: /^\d+(\.\d{1,2})?$/.test(amount)
        ? format.money({ asset: 'USD', amount }, { as: 'code' })
        : '',
    }).catch(() => null);
    if (picture) upload.choose(picture);
    else toast({ type: 'error', text: t('errors:FILE_INVALID') });
  };
  return (
    <div>
      <Button look="outline" onClick={() => void draw()}>
        {t('recharge.examplePicture')}
      </Button>
      <p className="small muted">{t('recharge.exampleText')}</p>
    </div>
  );
}
