import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { RegistrationHandle } from './registration-values.ts';

/** Proposals of the panel for a new account. */
export interface Proposals {
  /** A membership number that nobody has. */
  readonly number: () => string;
  /** A username out of first name and surname. */
  readonly username: (nombre: string, apellido: string) => string;
}

/**
 * Fills in what an administrator leaves empty: the number once a name is typed, the username out of the name, a member's
 * password with the number. What was typed stays.
 * @param proposals - stable between renders; without them nothing is filled in.
 */
export function useProposals(form: RegistrationHandle, proposals: Proposals | undefined): void {
  const { control, getValues, setValue } = form;
  const [codigo, nombre, apellido, role] = useWatch({
    control,
    name: ['codigo', 'nombre', 'apellido', 'role'],
  });
  const last = useRef({ username: '', password: '' });
  const isBegun = nombre !== '';
  useEffect(() => {
    if (proposals && isBegun && getValues('codigo') === '') setValue('codigo', proposals.number());
  }, [proposals, isBegun, getValues, setValue]);
  useEffect(() => {
    if (!proposals) return;
    const propose = (field: keyof typeof last.current, value: string) => {
      const typed = getValues(field);
      if (typed !== '' && typed !== last.current[field]) return;
      last.current[field] = value;
      setValue(field, value);
    };
    propose('username', nombre === '' ? '' : proposals.username(nombre, apellido));
    // An administrator's password is never the number (R5).
    propose('password', role === 'ADMIN' ? '' : codigo);
  }, [proposals, codigo, nombre, apellido, role, getValues, setValue]);
}
