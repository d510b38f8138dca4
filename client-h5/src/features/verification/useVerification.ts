import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { VerificationField } from '../../../../schema/identity';
import { newKey } from '../../lib/forms/newKey';
import { useUpload } from '../../lib/upload/useUpload';
import {
  askedFor,
  detailFields,
  inputName,
  photoFields,
  stepsOf,
  type Asked,
  type Details,
  type PhotoField,
} from './steps';
import { useSending } from './useSending';
import type { VerificationFieldsFragment } from './verification.generated';

/** What is said of one: what was refused, or what is verified and is to change; neither the first time. */
export interface About {
  readonly refused: VerificationFieldsFragment | null;
  readonly verified: VerificationFieldsFragment | null;
}

type Wrong = Readonly<Partial<Record<PhotoField, string | undefined>>>;

/** The document's pictures, each on its way by itself, and what the server said of them. */
function usePhotos() {
  const photos = { FRONT: useUpload(), BACK: useUpload(), SELFIE: useUpload() };
  const [wrong, setWrong] = useState<Wrong>({});
  const choose = (field: PhotoField, file: File) => {
    setWrong((before) => ({ ...before, [field]: undefined }));
    photos[field].choose(file);
  };
  return { photos, wrong, setWrong, choose };
}

/** What is sent: the fields that are asked for, and the pictures that are there. */
function inputOf(
  { details, photos: fields }: Asked,
  values: Details,
  photos: ReturnType<typeof usePhotos>['photos'],
): Partial<Details> {
  // What is left empty stays as it is verified.
  const said = details
    .map((field) => [inputName[field], values[inputName[field]]] as const)
    .filter(([, text]) => text !== '');
  const pictures = fields.flatMap((field) => {
    const path = photos[field].shown?.path ?? null;
    return path === null ? [] : [[inputName[field], path]];
  });
  return Object.fromEntries([...said, ...pictures]) as Partial<Details>;
}

/** What stands already; the number is never shown, and not typed again where it stays. */
const startOf = ({ refused, verified }: About): Details => ({
  name: verified?.name ?? '',
  birthDate: verified?.birthDate ?? '',
  idType: (refused ?? verified)?.idType ?? 'IDENTITY_CARD',
  idNumber: '',
  note: '',
});

/** Nothing of it is kept on the device: who one is does not belong into a draft. */
export function useVerification({ refused, verified }: About, onSent: () => void) {
  const asked = askedFor(refused?.faulty ?? null);
  const steps = stepsOf(asked);
  const form = useForm<Details>({
    mode: 'onTouched',
    defaultValues: startOf({ refused, verified }),
  });
  const { photos, wrong, setWrong, choose } = usePhotos();
  const [at, setAt] = useState(0);
  const [key, setKey] = useState(newKey);
  const { ask, busy } = useSending(verified !== null);

  /** Back to the step of the first field that was refused, with the words under each. */
  function show(refusals: Readonly<Record<string, string>>): void {
    const said = (field: VerificationField) => refusals[inputName[field]];
    const typed = ['note' as const, ...detailFields.map((field) => inputName[field])];
    const wrongOnes = typed.filter((name) => refusals[name] !== undefined);
    for (const name of wrongOnes) form.setError(name, { message: refusals[name] ?? '' });
    setWrong(Object.fromEntries(photoFields.map((field) => [field, said(field)])));
    const step = wrongOnes.length > 0 ? 'details' : 'photos';
    const place = steps.indexOf(step);
    if (place >= 0 && (step === 'details' || photoFields.some(said))) setAt(place);
  }

  const send = form.handleSubmit(async (values) => {
    if (busy) return;
    const refusals = await ask({
      ...inputOf(asked, values, photos),
      ...(verified && { note: values.note }),
      idempotencyKey: key,
    });
    // Without an answer the key stays: the next tap asks for the same thing.
    if (!refusals) return;
    setKey(newKey());
    show(refusals.said);
    if (refusals.over) onSent();
  });

  return { asked, verified, steps, at, setAt, form, photos, wrong, choose, busy, send };
}

export type Verifying = ReturnType<typeof useVerification>;
