import { uploadPhoto, withdrawPhoto } from '@ministerio/contract';
import { ApiError } from '@ministerio/contract/client';
import { failureWords } from '../kit/failure-words/failure-words.ts';
import { useServices } from '../kit/services/index.ts';
import { shrinkPhoto } from './shrink-photo.ts';
import { useContentRefresh } from './use-content-versions.ts';
import type { PhotosFormProps } from './view/photos-form/photos-form.tsx';

const refusals = {
  unreadable: 'No pudimos leer esta foto. Elige otra en JPEG, PNG o WebP, de 10 MB como máximo.',
  'too-large':
    'Esta foto es demasiado grande: pesa más de 10 MB. Recórtala, guárdala más pequeña o elige otra.',
};

/** Sends and withdraws photos on our own server, for {@link PhotosForm}. */
export function usePhotoCalls(): Pick<PhotosFormProps, 'upload' | 'onWithdraw'> {
  const { client } = useServices();
  const refresh = useContentRefresh();
  return {
    async upload(file, sending) {
      const photo = await shrinkPhoto(file);
      if (typeof photo === 'string') return { refusal: refusals[photo] };
      try {
        return await client.sendFile(uploadPhoto, photo, sending);
      } catch (error) {
        if (error instanceof ApiError && error.failure === 'aborted') return null;
        return { refusal: failureWords(error) };
      }
    },
    async onWithdraw(id) {
      try {
        await client.call(withdrawPhoto, { params: { id } });
      } catch (error) {
        // Another administrator has withdrawn it: it is gone, as was asked for.
        if (!(error instanceof ApiError && error.status === 404)) return failureWords(error);
      }
      // It is gone from every version too.
      await refresh();
      return null;
    },
  };
}
