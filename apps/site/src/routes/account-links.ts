/** Pages of one's own account, on our own server alone. */
export const accountLinks = [
  { label: 'Mis datos', href: '/dashboard/user/datos' },
  { label: 'Cambiar contraseña', href: '/dashboard/user/clave' },
] as const;

/** The entry of who leads a ministry. */
export const ministryLink = { label: 'Mi ministerio', href: '/dashboard/user/ministerio' } as const;
