import type { User } from '@ministerio/contract';

/** A person's display name: given and family name, else the username, else 'Sin nombre'. */
export function fullNameOf(user: Pick<User, 'nombre' | 'apellido' | 'username'>): string {
  const name = [user.nombre, user.apellido]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
  return name || user.username?.trim() || 'Sin nombre';
}
