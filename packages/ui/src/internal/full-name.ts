import type { User } from '@ministerio/contract';

/** Given and family name; '' where both are missing. */
export function nameOf(person: Partial<Pick<User, 'nombre' | 'apellido'>> | null | undefined): string {
  return [person?.nombre, person?.apellido]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
}

/** A person's display name: given and family name, else the username, else 'Sin nombre'. */
export function fullNameOf(user: Pick<User, 'nombre' | 'apellido' | 'username'>): string {
  return nameOf(user) || user.username?.trim() || 'Sin nombre';
}
