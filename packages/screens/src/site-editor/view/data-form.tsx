import { RADIUS_METRES } from '@ministerio/contract';
import { formatDegrees } from '@ministerio/contract/domain';
import { NumberInput, SelectInput, TextInput, useErrorAt } from '@ministerio/ui/composed/form';
import { Button } from '@ministerio/ui/primitives/button';
import { FormField } from '@ministerio/ui/primitives/form-field';
import { Glyph, pin } from '@ministerio/ui/primitives/icon';
import { LiveRegion } from '@ministerio/ui/primitives/live-region';
import { Textarea } from '@ministerio/ui/primitives/textarea';
import { useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { LocationFailure } from '../../kit/geolocation/read-position.ts';
import styles from './form-section.module.css';
import { FormSection } from './form-section.tsx';
import type { DocumentFormProps, SiteValues } from './site-values.ts';

type Values = Pick<SiteValues, 'datos'>;

const failures: Readonly<Record<LocationFailure, string>> = {
  denied: 'No diste permiso para usar tu ubicación. Puedes escribir los números a mano.',
  unavailable: 'Este aparato no encuentra su ubicación. Puedes escribir los números a mano.',
  timeout: 'La ubicación tardó demasiado. Inténtalo otra vez, mejor al aire libre.',
  old: 'Este aparato da una ubicación de hace rato. Sal a un lugar abierto, revisa su hora e inténtalo otra vez.',
};

const WITH_COUNTRY = 'Con + y el código del país';

/** The form of the document `datos`. */
export function DataForm({ onLocate }: DocumentFormProps) {
  const data = useWatch<Values, 'datos'>({ name: 'datos' });
  return (
    <>
      <FormSection title="Nombre y lugar" wide>
        <TextInput name="datos.nombre" label="Nombre de la iglesia" max={60} required />
        <TextInput name="datos.producto" label="Nombre del sitio" max={40} required />
        <TextInput name="datos.ciudad" label="Ciudad" max={60} required />
        <TextInput name="datos.pais" label="País" max={60} required />
        <AddressInput />
      </FormSection>
      <FormSection
        title="Contacto"
        lead="Lo que dejas vacío no se muestra. Al cambiarlo te pedimos tu contraseña."
        wide
      >
        <TextInput name="datos.whatsapp" label="WhatsApp" type="tel" hint={WITH_COUNTRY} max={24} />
        <TextInput name="datos.telefono" label="Teléfono" type="tel" hint={WITH_COUNTRY} max={24} />
        <TextInput name="datos.email" label="Correo" type="email" max={120} />
      </FormSection>
      <FormSection title="Redes" lead="La dirección completa de cada página, como https://…" wide>
        <TextInput name="datos.facebook" label="Facebook" type="url" max={300} />
        <TextInput name="datos.instagram" label="Instagram" type="url" max={300} />
        <TextInput name="datos.youtube" label="YouTube, transmisiones" type="url" max={300} />
        <TextInput
          name="datos.canal"
          label="Canal de las prédicas"
          hint="El identificador que empieza con UC"
          max={24}
        />
      </FormSection>
      <FormSection
        title="Mapa y radio"
        lead="Desde aquí se mide si alguien está en la iglesia al marcar su asistencia."
        wide
      >
        <OwnPositionButton onLocate={onLocate} />
        <NumberInput name="datos.latitude" label="Latitud" required />
        <NumberInput name="datos.longitude" label="Longitud" required />
        <NumberInput
          name="datos.radio"
          label="Radio en metros"
          hint={`De ${RADIUS_METRES.min} a ${RADIUS_METRES.max}`}
          required
        />
      </FormSection>
      <StreetPlan isDrawn={data.plano !== null} />
      <FormSection title="Zona, idioma y moneda" wide>
        <SelectInput name="datos.zona" label="Zona horaria" options={timeZones(data.zona)} />
        <SelectInput name="datos.idioma" label="Idioma" options={spanishLocales(data.idioma)} />
        <TextInput
          name="datos.moneda"
          label="Moneda"
          hint="El signo que va delante de un monto"
          max={6}
          required
        />
        <TextInput
          name="datos.codigoPais"
          label="Código del país"
          hint="Dos letras mayúsculas"
          max={2}
          required
        />
      </FormSection>
      <FormSection
        title="Protección"
        lead="A quién llamar si algo preocupa sobre una niña, un niño o un adolescente. Se lee en «Protección de menores», en el pie de cada página."
        wide
      >
        <TextInput name="datos.responsable" label="Responsable" max={80} />
        <TextInput name="datos.telefonoProteccion" label="Teléfono" type="tel" hint={WITH_COUNTRY} max={24} />
      </FormSection>
    </>
  );
}

/** The postal address, line by line. */
function AddressInput() {
  const { field } = useController<Values, 'datos.direccion'>({ name: 'datos.direccion' });
  const [text, setText] = useState(() => field.value.join('\n'));
  const error = useErrorAt('datos.direccion');
  const lineError = useErrorAt('datos.direccion.0');
  return (
    <FormField label="Dirección" hint="Hasta cuatro líneas de 80 letras" error={error ?? lineError} required>
      <Textarea
        ref={field.ref}
        rows={4}
        value={text}
        autoComplete="off"
        onBlur={field.onBlur}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          field.onChange(value.split('\n').filter((line) => line.trim() !== ''));
        }}
      />
    </FormField>
  );
}

/** 'Usar mi ubicación ahora': the person is at the church. */
function OwnPositionButton({ onLocate }: Pick<DocumentFormProps, 'onLocate'>) {
  const { setValue, formState } = useFormContext<Values>();
  const [isLocating, setLocating] = useState(false);
  const [answer, setAnswer] = useState('');
  const locate = async () => {
    setLocating(true);
    const found = await onLocate();
    setLocating(false);
    if (typeof found === 'string') return setAnswer(failures[found]);
    const { latitude, longitude } = found.position;
    const changed = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    setValue('datos.latitude', latitude, changed);
    setValue('datos.longitude', longitude, changed);
    const accuracy =
      found.accuracyMetres === null ? '' : `, con ${Math.round(found.accuracyMetres)} m de margen`;
    return setAnswer(`Estás en ${formatDegrees(latitude)}, ${formatDegrees(longitude)}${accuracy}.`);
  };
  return (
    <div className={styles.Row}>
      <Button variant="secondary" loading={isLocating} onClick={() => void locate()}>
        <Glyph path={pin} />
        Usar mi ubicación ahora
      </Button>
      <LiveRegion>{answer}</LiveRegion>
    </div>
  );
}

/** Names on the drawn plan, which a church may leave out. */
function StreetPlan({ isDrawn }: { readonly isDrawn: boolean }) {
  const { setValue, formState } = useFormContext<Values>();
  const set = (plan: Values['datos']['plano']) =>
    setValue('datos.plano', plan, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return (
    <FormSection
      title="Plano"
      lead="Los nombres de las calles en el dibujo de Contactanos."
      action={
        <Button
          variant="quiet"
          onClick={() => set(isDrawn ? null : { calle: '', cruces: ['', ''], descripcion: '' })}
        >
          {isDrawn ? 'Quitar los nombres' : 'Poner los nombres'}
        </Button>
      }
      wide
    >
      {isDrawn && (
        <>
          <TextInput name="datos.plano.calle" label="Calle de la iglesia" max={60} required />
          <TextInput name="datos.plano.cruces.0" label="Calle de la izquierda" max={40} required />
          <TextInput name="datos.plano.cruces.1" label="Calle de la derecha" max={40} required />
          <TextInput
            name="datos.plano.descripcion"
            label="El plano con palabras"
            hint="Para quien no puede verlo"
            max={200}
            rows={3}
            required
          />
        </>
      )}
    </FormSection>
  );
}

type Options = readonly (readonly [value: string, label: string])[];

const COUNTRIES = 'AR BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PR PY SV US UY VE'.split(' ');

/** Every time zone, with the one that is set. */
function timeZones(current: string): Options {
  return [...new Set([current, ...Intl.supportedValuesOf('timeZone')])]
    .sort()
    .map((zone) => [zone, zone.replaceAll('_', ' ')] as const);
}

/** Kinds of Spanish by country, with the one that is set. */
function spanishLocales(current: string): Options {
  const countries = new Intl.DisplayNames('es', { type: 'region' });
  const named = COUNTRIES.map((code) => [`es-${code}`, `Español de ${countries.of(code) ?? code}`] as const);
  const options = [['es', 'Español'] as const, ...named.toSorted(([, a], [, b]) => a.localeCompare(b, 'es'))];
  return options.some(([value]) => value === current) ? options : [[current, current], ...options];
}
