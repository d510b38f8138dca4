import { classes } from '../../lib/classes';
import { useFormat } from '../../lib/useFormat';
import { useWords } from '../../lib/useWords';
import { Fact } from '../../ui/figure/Fact';
import type { Verifying } from './useVerification';
import styles from './CheckStep.module.css';

/** Once more what is about to be sent, and what it is used for. */
export function CheckStep({
  verifying: { asked, form, photos, verified },
}: {
  readonly verifying: Verifying;
}) {
  const { t } = useWords('verification');
  const format = useFormat();
  const { name, birthDate, idType, idNumber, note } = form.getValues();
  const said = {
    NAME: name,
    BIRTH_DATE: birthDate && format.day(birthDate, ''),
    ID_TYPE: t(`verification.type.${idType}`),
    ID_NUMBER: idNumber === '' ? verified?.idNumberMasked : idNumber,
  };
  return (
    <div className="stack">
      {asked.details.length > 0 && (
        <dl className={classes('card facts', styles.facts)}>
          {asked.details.map((field) => (
            <Fact key={field} name={t(`verification.field.${field}`)}>
              {said[field]}
            </Fact>
          ))}
        </dl>
      )}
      <ul className={styles.photos}>
        {asked.photos.map((field) => {
          const preview = photos[field].shown?.preview;
          const alt = t(`verification.field.${field}`);
          return preview === undefined ? null : (
            <li key={field}>
              <img src={preview} alt={alt} />
            </li>
          );
        })}
      </ul>
      {verified && (
        <section className={classes('card', styles.reason)}>
          <p className="small second">{t('verification.change.note')}</p>
          <p>{note}</p>
        </section>
      )}
      <p className="small second">{t('verification.consent')}</p>
    </div>
  );
}
