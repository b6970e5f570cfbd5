import { errorMessages, type User, updateUserBody } from '@ministerio/contract';
import { ADMIN_PASSWORD_LENGTH, isNumber, ROLES } from '@ministerio/contract/domain';
import * as z from 'zod/mini';

/** The fields that an account is stored with, in the form's order. */
export const accountFields = ['username', 'email', 'nombre', 'apellido', 'codigo', 'role'] as const;

/** The edited account: null for fields that the backend does not know. */
export type EditableUser = Readonly<Pick<User, (typeof accountFields)[number]>>;

/** The form's values; fields that the backend does not know stay empty and hidden. */
export type UserEditorValues = Record<(typeof accountFields)[number] | 'password', string>;

/** Unsaved input by field; never a password. */
export type UserDraft = Readonly<Partial<Record<string, string>>>;

/** The call's body: username and email always, the rest only if changed (decisions section 1). */
export type UserChanges = z.input<typeof updateUserBody>;

/** Fields that are shown only where the backend sends them. */
export const personFields = ['nombre', 'apellido', 'codigo'] as const;

/** The form's initial values. */
export function valuesOf(user: EditableUser): UserEditorValues {
  return {
    username: user.username ?? '',
    email: user.email ?? '',
    nombre: user.nombre ?? '',
    apellido: user.apellido ?? '',
    codigo: user.codigo ?? '',
    role: user.role ?? '',
    password: '',
  };
}

/** Whether saving promotes to administrator, which needs a new password (R5). */
export function isPromotion(user: EditableUser, role: string): boolean {
  return role === 'ADMIN' && user.role !== null && user.role !== 'ADMIN';
}

/** Whether the changes remove the administrator's role. */
export function isDemotion(user: EditableUser, { role }: Pick<UserChanges, 'role'>): boolean {
  return user.role === 'ADMIN' && role !== undefined && role !== 'ADMIN';
}

/** The form's schema for one account. Stored values that are left unchanged are always valid. */
export function userEditorSchema(user: EditableUser) {
  const { shape } = updateUserBody;
  const unlessUnchanged = (rule: z.ZodMiniType<unknown, unknown>, stored: string | null) =>
    z.string().check((context) => {
      if (context.value === stored && stored.trim() !== '') return;
      const result = rule.safeParse(context.value);
      if (result.success) return;
      context.issues.push({
        code: 'custom',
        input: context.value,
        message: result.error.issues[0]?.message ?? 'Revisa este dato',
      });
    });
  const ifKnown = (rule: z.ZodMiniType<unknown, unknown>, stored: string | null) =>
    stored === null ? z.string() : unlessUnchanged(rule, stored);

  return z
    .object({
      username: unlessUnchanged(shape.username, user.username),
      email: unlessUnchanged(shape.email, user.email),
      nombre: ifKnown(shape.nombre, user.nombre),
      apellido: ifKnown(shape.apellido, user.apellido),
      codigo: ifKnown(shape.codigo, user.codigo),
      role: z.string(),
      password: z.string(),
    })
    .check((context) => {
      const { role, password, codigo } = context.value;
      if (!isPromotion(user, role)) return;
      const isTheNumber = codigo !== '' && isNumber(password, codigo);
      if (password.length >= ADMIN_PASSWORD_LENGTH && !isTheNumber) return;
      const message = errorMessages.weak_password;
      context.issues.push({ code: 'custom', path: ['password'], input: password, message });
    });
}

/** The call's body for the form's values. */
export function changesOf(user: EditableUser, values: UserEditorValues): UserChanges {
  const changes: UserChanges = {
    username: values.username.trim(),
    email: values.email.trim(),
  };
  for (const field of personFields) {
    const typed = values[field].trim();
    if (user[field] !== null && typed !== user[field]) changes[field] = typed;
  }
  const role = ROLES.find((one) => one === values.role);
  if (role !== undefined && user.role !== null && role !== user.role) changes.role = role;
  if (isPromotion(user, values.role)) changes.password = values.password;
  return changes;
}
