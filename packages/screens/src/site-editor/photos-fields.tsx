import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePhotoCalls } from './use-photo-calls.ts';
import { filledPlaces, type PhotosDraft, placesOf } from './view/photos-form/photo-draft.ts';
import { PhotosForm } from './view/photos-form/photos-form.tsx';
import type { DocumentFormProps } from './view/site-values.ts';

interface Values {
  readonly fotos: PhotosDraft;
}

/** The form of the document `fotos`. */
export function PhotosFields({ onPageShown, ...published }: DocumentFormProps) {
  const { setValue, formState } = useFormContext<Values>();
  const photos = useWatch<Values, 'fotos'>({ name: 'fotos' });
  const slots = placesOf(published, photos);
  const faulty = useFaultyPlace(formState.submitCount, Object.keys(formState.errors.fotos ?? {})[0]);
  const show = (id: string) => {
    const page = slots.find((slot) => slot.id === id)?.page;
    if (page) onPageShown(page.path);
  };
  return (
    <PhotosForm
      value={photos}
      onChange={(next) =>
        setValue('fotos', filledPlaces(next), { shouldDirty: true, shouldValidate: formState.isSubmitted })
      }
      slots={slots}
      faulty={faulty}
      onPlaceOpen={show}
      {...usePhotoCalls()}
    />
  );
}

/** The place at which the last try to publish stopped; a new object for each try. */
function useFaultyPlace(tries: number, slot: string | undefined) {
  const [faulty, setFaulty] = useState<{ readonly slot: string } | null>(null);
  const note = useEffectEvent(() => setFaulty(slot === undefined ? null : { slot }));
  useEffect(() => {
    if (tries > 0) note();
  }, [tries]);
  return faulty;
}
