import type { ImportWarning } from '@ministerio/contract';
import type { NumberRisk } from '@ministerio/contract/domain';
import { Notice } from '@ministerio/ui/primitives/notice';
import styles from './import-members.module.css';
import { countOf } from './import-state.ts';

const NAMED = 8;
const words: Readonly<Record<NumberRisk, readonly [one: string, many: string]>> = {
  short: ['número tiene menos de 6 caracteres', 'números tienen menos de 6 caracteres'],
  consecutive: ['número sigue a otro de la lista', 'números siguen uno a otro'],
};

/** Warns of membership numbers that are easy to guess, because they are first passwords (R1). */
export function NumberWarnings({ warnings }: { readonly warnings: readonly ImportWarning[] }) {
  if (warnings.length === 0) return null;
  return (
    <Notice tone="warning" title="Números fáciles de adivinar">
      <p>El número es la primera contraseña de cada miembro. Puedes importar igual.</p>
      <ul className={styles.Risks}>
        {(['short', 'consecutive'] as const).map((risk) => {
          const lines = warnings.filter((warning) => warning.risk === risk).map(({ line }) => line);
          return lines.length === 0 ? null : (
            <li key={risk}>
              {countOf(lines.length, ...words[risk])}: {rowsOf(lines)}.
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}

function rowsOf(lines: readonly number[]): string {
  const named = lines.slice(0, NAMED).join(', ');
  const rest = lines.length - NAMED;
  return `${lines.length === 1 ? 'fila' : 'filas'} ${named}${rest > 0 ? ` y ${rest} más` : ''}`;
}
