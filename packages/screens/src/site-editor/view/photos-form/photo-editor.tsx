import { countWords } from '@ministerio/ui/composed/form';
import { Picture, type PictureSource } from '@ministerio/ui/composed/picture';
import { AlertDialog } from '@ministerio/ui/primitives/alert-dialog';
import { Button } from '@ministerio/ui/primitives/button';
import { Checkbox } from '@ministerio/ui/primitives/checkbox';
import { FormField } from '@ministerio/ui/primitives/form-field';
import { Heading } from '@ministerio/ui/primitives/heading';
import { ErrorNotice } from '@ministerio/ui/primitives/notice';
import { Progress } from '@ministerio/ui/primitives/progress';
import { TextField } from '@ministerio/ui/primitives/text-field';
import { useId, useRef, useState } from 'react';
import { FocusPicker } from './focus-picker.tsx';
import { missingOf, type PhotoDraft, type PhotoSlot } from './photo-draft.ts';
import styles from './photo-editor.module.css';
import { type UploadPhoto, usePhotoUpload } from './use-photo-upload.ts';

const ALT_LENGTH = 200;
/** Boxes of the site in which a photo is cut: the widest, the highest, and the picture of a shared link. */
const crops = [
  ['card', 'Tarjeta'],
  ['phone', 'Teléfono'],
  ['share', 'Compartir'],
] as const;

export interface PhotoEditorProps {
  /** The place. */
  readonly slot: PhotoSlot;
  /** null while the slot shows the drawn glass. */
  readonly photo: PhotoDraft | null;
  /** Called with every change; with null where the photo was withdrawn. */
  readonly onPhotoChange: (photo: PhotoDraft | null) => void;
  /** Stores a photo that the person chose; nobody sees it before the document is published. */
  readonly upload: UploadPhoto;
  /** Withdraws a stored photo for good. Resolves to what to tell the person where it failed, else to null. */
  readonly onWithdraw: (id: string) => Promise<string | null>;
  /** Files of a photo. */
  readonly sourceOf: (photo: Pick<PhotoDraft, 'id' | 'foco'>) => PictureSource;
}

/** The photo of one place: chosen, sent, centred and described. Renders a `<section>`. */
export function PhotoEditor({ slot, photo, onPhotoChange, upload, onWithdraw, sourceOf }: PhotoEditorProps) {
  const title = useId();
  const input = useRef<HTMLInputElement>(null);
  const sending = usePhotoUpload(upload, (id) =>
    onPhotoChange({ id, alt: photo?.alt ?? '', foco: [0.5, 0.5], permiso: false }),
  );
  const isSending = sending.state.kind === 'sending';
  return (
    <section className={styles.Editor} aria-labelledby={title}>
      <div className={styles.Head}>
        <div>
          <Heading level={2} size="lg" id={title}>
            {slot.name}
          </Heading>
          <p className={styles.Muted}>
            {slot.page ? `Se ve en ${slot.page.label}` : 'Ya no se ve en el sitio.'}
          </p>
        </div>
        <div className={styles.Actions}>
          <Button variant="secondary" disabled={isSending} onClick={() => input.current?.click()}>
            {photo ? 'Cambiar la foto' : 'Elegir o tomar una foto'}
          </Button>
          {photo && <Withdraw photo={photo} onWithdraw={onWithdraw} onGone={() => onPhotoChange(null)} />}
        </div>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // The same file may be chosen again after it was refused.
            currentTarget.value = '';
            if (file) void sending.send(file);
          }}
        />
      </div>
      {sending.state.kind === 'sending' && (
        <div className={styles.Sending}>
          <Progress
            label={sending.state.share === undefined ? 'Preparando la foto…' : 'Enviando la foto…'}
            value={sending.state.share}
            max={1}
          />
          <Button variant="quiet" onClick={sending.stop}>
            Cancelar
          </Button>
        </div>
      )}
      <ErrorNotice>{sending.state.kind === 'refused' ? sending.state.refusal : null}</ErrorNotice>
      {photo ? (
        <PhotoFields key={photo.id} photo={photo} onPhotoChange={onPhotoChange} source={sourceOf(photo)} />
      ) : (
        <p className={styles.Muted}>Sin foto se ve el vitral dibujado.</p>
      )}
    </section>
  );
}

interface PhotoFieldsProps {
  readonly photo: PhotoDraft;
  readonly onPhotoChange: (photo: PhotoDraft) => void;
  readonly source: PictureSource;
}

function PhotoFields({ photo, onPhotoChange, source }: PhotoFieldsProps) {
  const permission = useId();
  const missing = missingOf(photo);
  return (
    <>
      <div className={styles.Looks}>
        <FocusPicker
          src={source.src}
          alt={photo.alt}
          point={photo.foco}
          onPointChange={([x, y]) => onPhotoChange({ ...photo, foco: [x, y] })}
        />
        <div className={styles.Crops}>
          {crops.map(([crop, name]) => (
            <figure key={crop} className={styles.Crop}>
              <Picture
                source={source}
                alt=""
                sizes="10rem"
                priority
                className={styles.Cut}
                data-crop={crop}
              />
              <figcaption className={styles.Muted}>{name}</figcaption>
            </figure>
          ))}
        </div>
      </div>
      <FormField
        label="¿Qué se ve?"
        hint={['Para quien no puede verla.', countWords(photo.alt.length, ALT_LENGTH)].join(' ')}
        required
      >
        <TextField
          value={photo.alt}
          maxLength={ALT_LENGTH}
          autoComplete="off"
          onChange={({ currentTarget }) => onPhotoChange({ ...photo, alt: currentTarget.value })}
        />
      </FormField>
      <div className={styles.Permission}>
        <Checkbox
          label="Tenemos permiso de quienes se ven"
          checked={photo.permiso}
          aria-describedby={permission}
          onChange={({ currentTarget }) => onPhotoChange({ ...photo, permiso: currentTarget.checked })}
        />
        <p id={permission} className={styles.Muted}>
          Si hay menores, de su mamá, papá o tutor. Sin permiso la foto no se publica.
        </p>
      </div>
      <p role="status" className={styles.Muted}>
        {missing.length > 0 ? `Para publicar falta ${missing.join(' y ')}.` : 'Lista para publicar.'}
      </p>
    </>
  );
}

interface WithdrawProps extends Pick<PhotoEditorProps, 'onWithdraw'> {
  readonly photo: PhotoDraft;
  readonly onGone: () => void;
}

/** 'Quitar', which asks first: it is for good, in every version (R62). */
function Withdraw({ photo, onWithdraw, onGone }: WithdrawProps) {
  const [state, setState] = useState<'closed' | 'asking' | 'pending'>('closed');
  const [error, setError] = useState<string | null>(null);
  async function withdraw(): Promise<void> {
    setState('pending');
    const failure = await onWithdraw(photo.id);
    setError(failure);
    setState(failure === null ? 'closed' : 'asking');
    if (failure === null) onGone();
  }
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => {
          setError(null);
          setState('asking');
        }}
      >
        Quitar
      </Button>
      <AlertDialog
        open={state !== 'closed'}
        onOpenChange={() => setState('closed')}
        title="¿Quitar esta foto?"
        description="Se borra para siempre, también de las versiones anteriores, y ya nadie puede verla. En su lugar se ve el vitral."
        confirmLabel="Quitar"
        pending={state === 'pending'}
        error={error}
        onConfirm={() => void withdraw()}
      />
    </>
  );
}
