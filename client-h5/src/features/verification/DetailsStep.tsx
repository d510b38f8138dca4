import { limits } from '../../../../schema/limits';
import {
  AGE_MIN,
  ageOn,
  idTypes,
  readBirthDate,
  readIdNumber,
  readPersonName,
} from '../../../../schema/identity';
import { usePlatformDay } from '../../lib/time/usePlatformDay';
import { useWords } from '../../lib/useWords';
import { NoteField } from '../../ui/field/NoteField';
import { SelectField } from '../../ui/field/SelectField';
import { TextField } from '../../ui/field/TextField';
import type { Verifying } from './useVerification';

interface Props {
  readonly verifying: Verifying;
}

/** What stands on the document. The server checks the same again. */
export function DetailsStep({ verifying }: Props) {
  const { details } = verifying.asked;
  return (
    <form className="stack" noValidate onSubmit={(event) => event.preventDefault()}>
      {details.includes('NAME') && <NameField verifying={verifying} />}
      {details.includes('BIRTH_DATE') && <BirthField verifying={verifying} />}
      {details.includes('ID_TYPE') && <TypeField verifying={verifying} />}
      {details.includes('ID_NUMBER') && <NumberField verifying={verifying} />}
      {verifying.verified && <WhyField verifying={verifying} />}
    </form>
  );
}

function NameField({ verifying: { form } }: Props) {
  const { t } = useWords('verification');
  return (
    <TextField
      label={t('verification.field.NAME')}
      hint={t('verification.nameHint')}
      autoComplete="name"
      spellCheck={false}
      maxLength={limits.payerNameLengthMax}
      error={form.formState.errors.name?.message}
      {...form.register('name', {
        validate: (text) => readPersonName(text.trim()) !== null || t('errors:NAME_WRONG'),
      })}
    />
  );
}

function BirthField({ verifying: { form } }: Props) {
  const { t } = useWords('verification');
  const today = usePlatformDay()?.today;
  const field = t('verification.field.BIRTH_DATE');
  const validate = (text: string) => {
    const wrong = t('errors:PARAM_INVALID', { field });
    // Left empty it would not be sent at all, whatever day it is.
    if (text === '') return wrong;
    if (today === undefined) return true;
    if (readBirthDate(text, today) === null) return wrong;
    return ageOn(text, today) >= AGE_MIN || t('errors:TOO_YOUNG', { years: AGE_MIN });
  };
  return (
    <TextField
      type="date"
      label={field}
      hint={t('verification.birthHint', { years: AGE_MIN })}
      autoComplete="bday"
      min="1900-01-01"
      max={today}
      error={form.formState.errors.birthDate?.message}
      {...form.register('birthDate', { validate })}
    />
  );
}

function TypeField({ verifying: { form } }: Props) {
  const { t } = useWords('verification');
  return (
    <SelectField
      label={t('verification.field.ID_TYPE')}
      value={form.watch('idType')}
      options={idTypes.map((value) => ({ value, label: t(`verification.type.${value}`) }))}
      onChange={(value) => {
        form.setValue('idType', value);
        if (form.formState.isSubmitted) void form.trigger('idNumber');
      }}
    />
  );
}

function NumberField({ verifying: { form, verified } }: Props) {
  const { t } = useWords('verification');
  const validate = (text: string, { idType }: { idType: (typeof idTypes)[number] }) =>
    (text === '' && verified?.idType === idType) ||
    readIdNumber(idType, text.trim()) !== null ||
    t('errors:ID_WRONG');
  return (
    <TextField
      label={t('verification.field.ID_NUMBER')}
      {...(verified && {
        hint: t('verification.change.numberHint'),
        placeholder: verified.idNumberMasked,
      })}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      className="num"
      error={form.formState.errors.idNumber?.message}
      {...form.register('idNumber', { validate })}
    />
  );
}

function WhyField({ verifying: { form } }: Props) {
  const { t } = useWords('verification');
  return (
    <NoteField
      label={t('verification.change.note')}
      hint={t('verification.change.noteHint')}
      maxLength={limits.helpNoteLengthMax}
      error={form.formState.errors.note?.message}
      {...form.register('note', {
        validate: (text) => text.trim() !== '' || t('shared:common.fillIn'),
      })}
    />
  );
}
