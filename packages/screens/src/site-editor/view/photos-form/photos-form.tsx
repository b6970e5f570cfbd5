import { Picture, type PictureSource, photoSource, useArtwork } from '@ministerio/ui/composed/picture';
import { Button } from '@ministerio/ui/primitives/button';
import { Heading } from '@ministerio/ui/primitives/heading';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { missingOf, type PhotoDraft, type PhotoSlot, type PhotosDraft } from './photo-draft.ts';
import { PhotoEditor, type PhotoEditorProps } from './photo-editor.tsx';
import styles from './photos-form.module.css';

export interface PhotosFormProps extends Pick<PhotoEditorProps, 'upload' | 'onWithdraw'> {
  /** The photos by place; a place that is absent has none. */
  readonly value: PhotosDraft;
  /** Called with the whole document at every change. */
  readonly onChange: (value: PhotosDraft) => void;
  /** The places, from `photoSlots()`. */
  readonly slots: readonly PhotoSlot[];
  /** Place that is open first. @default none: a phone shows the list, a desk the list and a sentence */
  readonly defaultSlot?: string | undefined;
  /** Place at which publishing stopped: it is opened, anew for each new object. */
  readonly faulty?: { readonly slot: string } | null | undefined;
  /** Called when a place is opened. */
  readonly onPlaceOpen?: ((slot: string) => void) | undefined;
  /** Files of a photo. @default those of the own server */
  readonly sourceOf?: ((photo: Pick<PhotoDraft, 'id' | 'foco'>) => PictureSource) | undefined;
}

/**
 * The form of the document `fotos`: the places, and the photo of the chosen one. Renders a `<div>`, `[data-open]` while a
 * place is chosen: then a phone shows that place alone.
 */
export function PhotosForm({
  value,
  onChange,
  slots,
  upload,
  onWithdraw,
  defaultSlot,
  faulty,
  onPlaceOpen,
  sourceOf = photoSource,
}: PhotosFormProps) {
  const [chosen, setChosen] = useState(defaultSlot ?? null);
  const list = useRef<HTMLUListElement>(null);
  const detail = useRef<HTMLDivElement>(null);
  const slot = slots.find(({ id }) => id === chosen);
  // An upload that ends later writes into the photos of then.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  const photoOf = (id: string) => (Object.hasOwn(value, id) ? (value[id] ?? null) : null);
  // Hidden elements of a phone's layout cannot keep the focus.
  function choose(id: string): void {
    setChosen(id);
    onPlaceOpen?.(id);
    requestAnimationFrame(() => detail.current?.focus());
  }
  const openFaulty = useEffectEvent(choose);
  useEffect(() => {
    if (faulty) openFaulty(faulty.slot);
  }, [faulty]);
  function back(): void {
    setChosen(null);
    requestAnimationFrame(() => {
      list.current?.querySelector<HTMLElement>(`[data-place="${chosen}"]`)?.focus();
    });
  }
  return (
    <div data-component="PhotosForm" data-open={slot ? '' : undefined} className={styles.PhotosForm}>
      <div className={styles.Columns}>
        <div className={styles.Places}>
          <Heading level={2} size="lg">
            Lugares para fotos
          </Heading>
          <ul ref={list} className={styles.List}>
            {slots.map((place) => (
              <li key={place.id}>
                <Place
                  slot={place}
                  photo={photoOf(place.id)}
                  sourceOf={sourceOf}
                  isChosen={place.id === chosen}
                  onChoose={() => choose(place.id)}
                />
              </li>
            ))}
          </ul>
        </div>
        <div ref={detail} tabIndex={-1} className={styles.Chosen}>
          {slot ? (
            <>
              <Button variant="quiet" className={styles.Back} onClick={back}>
                Todos los lugares
              </Button>
              <PhotoEditor
                key={slot.id}
                slot={slot}
                photo={photoOf(slot.id)}
                onPhotoChange={(photo) => onChange({ ...latest.current, [slot.id]: photo })}
                upload={upload}
                onWithdraw={onWithdraw}
                sourceOf={sourceOf}
              />
            </>
          ) : (
            <p className={styles.Muted}>Elige un lugar para ver o cambiar su foto.</p>
          )}
        </div>
      </div>
    </div>
  );
}

interface PlaceProps extends Pick<PhotoEditorProps, 'slot' | 'photo' | 'sourceOf'> {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Place({ slot, photo, sourceOf, isChosen, onChoose }: PlaceProps) {
  const artwork = useArtwork();
  const { drawn } = slot;
  const drawing = drawn && ('scene' in drawn ? artwork.oldPicture(drawn) : artwork.picture(drawn));
  const source = photo ? sourceOf(photo) : drawing;
  const missing = photo ? missingOf(photo) : [];
  return (
    <button
      type="button"
      className={styles.Place}
      aria-current={isChosen || undefined}
      data-place={slot.id}
      onClick={onChoose}
    >
      {source ? (
        <Picture source={source} alt="" sizes="4.5rem" className={styles.Small} />
      ) : (
        <span className={styles.Small} />
      )}
      <span className={styles.Words}>
        {slot.name}
        <span className={styles.State} data-missing={missing.length > 0 ? '' : undefined}>
          {photo
            ? missing.length > 0
              ? `falta ${missing.join(' y ')}`
              : (slot.page?.label ?? 'ya no se ve')
            : drawn
              ? 'dibujo, sin foto'
              : 'sin foto'}
        </span>
      </span>
    </button>
  );
}
