import { classes } from '../../lib/classes';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { Fact } from '../../ui/figure/Fact';
import styles from './AskedData.module.css';
import type { HelpRequestsQuery } from './help.generated';

/** What a user asked to be known by, to be read before it is taken, or stopped; nothing where it is something else. */
export function AskedData({ asked }: { readonly asked: HelpRequestsQuery['verificationAsked'] }) {
  const { t } = useWords('verification');
  const format = useFormat();
  if (!asked) return null;
  const { name, idType, idNumberMasked, birthDate } = asked;
  return (
    <dl className={classes('card facts', styles.asked)}>
      <Fact name={t('verification.field.NAME')}>{name}</Fact>
      <Fact name={t('verification.field.ID_TYPE')}>{t(`verification.type.${idType}`)}</Fact>
      <Fact name={t('verification.field.ID_NUMBER')}>{idNumberMasked}</Fact>
      <Fact name={t('verification.field.BIRTH_DATE')}>
        {birthDate && format.day(birthDate, '')}
      </Fact>
    </dl>
  );
}
