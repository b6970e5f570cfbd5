/** A person's names on the wire. */
interface Named {
  readonly nombre?: string | null | undefined;
  readonly apellido?: string | null | undefined;
}

/** Given and family name; '' where both are missing. */
export function nameOf(person: Named | null | undefined): string {
  return [person?.nombre, person?.apellido]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
}

/** A person's display name: given and family name, else the username, else 'Sin nombre'. */
export function fullNameOf(user: Named & { readonly username: string | null }): string {
  return nameOf(user) || user.username?.trim() || 'Sin nombre';
}
