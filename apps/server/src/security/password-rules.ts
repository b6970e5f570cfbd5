import { errorMessages } from '@ministerio/contract';
import {
  isNumber,
  type PasswordFault,
  type PasswordOwner,
  passwordFault,
  textKey,
} from '@ministerio/contract/domain';

const ADVICE = 'Elige otra, por ejemplo tres palabras que nadie más juntaría.';

const sentences: Readonly<Record<PasswordFault | 'common', string>> = {
  administrator: errorMessages.weak_password,
  name: `La contraseña no puede ser el nombre de usuario ni el correo. ${ADVICE}`,
  run: `La contraseña no puede ser un solo carácter repetido ni una serie como 12345678. ${ADVICE}`,
  common: `Esa contraseña está entre las más usadas del mundo y se adivina enseguida. ${ADVICE}`,
};

/**
 * Why a new password is refused (R5): asked for every new one of an administrator and for what members choose under
 * 'Cambiar contraseña'; registration, panel and import take what they are given for a member.
 * @returns a sentence for the field, null where the password is good.
 */
export async function weaknessOf(password: string, owner: PasswordOwner): Promise<string | null> {
  const fault = passwordFault(password, owner);
  if (fault !== null) return sentences[fault];
  // A number of many digits may be on the list by chance, and is R1's matter.
  if (isNumber(password, owner.codigo)) return null;
  return (await isCommon(password)) ? sentences.common : null;
}

let common: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is on the list of the 49,000 most used, whatever its case and accents. Read once it is asked for. */
async function isCommon(password: string): Promise<boolean> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return (await common).has(textKey(password));
}
