import { TextInput, type TextInputProps } from '@ministerio/ui/composed/form';
import { useWatch } from 'react-hook-form';
import type { DocumentFormProps } from './site-values.ts';

/** Placeholders of texts, explained once above them. */
export function FilledIn() {
  return (
    <>
      Puedes escribir <code>{'{ciudad}'}</code>, <code>{'{nombre}'}</code>, <code>{'{direccion}'}</code> y{' '}
      <code>{'{servicios}'}</code>: la página pone ahí la ciudad, el nombre, la dirección y las horas de los
      servicios.
    </>
  );
}

/** A text that may name what the site fills in, with what visitors read in each place. */
export function FilledInput({ fill, ...props }: TextInputProps & Pick<DocumentFormProps, 'fill'>) {
  const value: unknown = useWatch({ name: props.name });
  const names = typeof value === 'string' ? new Set(value.match(/\{\w+\}/g)) : [];
  const read = [...names].map((name) => {
    const filled = fill(name);
    return filled === name ? `${name} se lee así, tal cual` : `${name} se lee «${filled}»`;
  });
  return <TextInput {...props} hint={read.join(', ')} />;
}
