import { ApiError } from '@ministerio/contract/client';
import { ButtonLink } from '@ministerio/ui/primitives/button';
import { Card } from '@ministerio/ui/primitives/card';
import { EmptyState } from '@ministerio/ui/primitives/empty-state';
import { FormField } from '@ministerio/ui/primitives/form-field';
import { Link } from '@ministerio/ui/primitives/link';
import { Select } from '@ministerio/ui/primitives/select';
import { Skeleton } from '@ministerio/ui/primitives/skeleton';
import type { ReactNode } from 'react';
import { QueryView } from '../kit/query-view/query-view.tsx';
import styles from './led-screen.module.css';
import { isNoLeader, useLedMinistries } from './use-my-ministry.ts';

/** A ministry that the signed-in person leads. */
export interface LedMinistry {
  readonly id: number;
  readonly name: string;
}

/** The screens of a ministry, with their addresses. */
const screens = {
  lista: { label: 'Lista', href: '/dashboard/user/ministerio' },
  seguimiento: { label: 'Seguimiento', href: '/dashboard/user/ministerio/seguimiento' },
} as const;

interface LedScreenProps {
  /** The one that is shown. */
  readonly screen: keyof typeof screens;
  /** Id of the ministry as the address has it; anything else is the first one. */
  readonly ministry: string | null;
  /** Called with the ministry to show, for the address. */
  readonly onMinistryChange: (id: number) => void;
  /** Draws the screen of the ministry. */
  readonly children: (ministry: LedMinistry) => ReactNode;
}

/** A screen of the ministries that somebody leads: the way to the other one, and the choice of one of several. */
export function LedScreen({ screen, ministry: asked, onMinistryChange, children }: LedScreenProps) {
  const ministries = useLedMinistries();
  // Once they were read, the screen itself says that one is led no more.
  if (ministries.data === undefined && isNoLeader(ministries.error)) return <NoLeader />;
  return (
    <QueryView
      query={ministries}
      loading={<Skeleton height="24rem" />}
      errorTitle="No se pudo cargar tu ministerio"
    >
      {(led) => {
        const ministry = led.find(({ id }) => String(id) === asked) ?? led[0];
        if (ministry === undefined) return <NoLeader />;
        const query = led.length > 1 ? `?ministerio=${ministry.id}` : '';
        return (
          <div className={styles.Root}>
            <nav aria-label="Mi ministerio">
              <ul className={styles.Screens}>
                {Object.entries(screens).map(([name, { label, href }]) => (
                  <li key={name}>
                    <Link
                      href={`${href}${query}`}
                      variant="plain"
                      className={styles.Screen}
                      aria-current={name === screen ? 'page' : undefined}
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            {led.length > 1 ? (
              <FormField label="Ministerio">
                <Select
                  value={ministry.id}
                  onChange={({ currentTarget: { value } }) => onMinistryChange(Number(value))}
                >
                  {led.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </Select>
              </FormField>
            ) : null}
            {children(ministry)}
          </div>
        );
      }}
    </QueryView>
  );
}

function NoLeader() {
  return (
    <Card>
      <EmptyState title="No lideras ningún ministerio">
        Si deberías verlo, pide a un administrador que te nombre.
      </EmptyState>
    </Card>
  );
}

const needsOwnPassword = (error: unknown) =>
  error instanceof ApiError && error.code === 'own_password_required';

/** Whether an answer refuses a ministry to who leads it: no more (R51), or not with their number for a password (R1). */
export const refusesLeader = (error: unknown) => isNoLeader(error) || needsOwnPassword(error);

interface LeaderRefusedProps {
  /** Error that satisfies `refusesLeader`. */
  readonly error: unknown;
  /** The ministry's name. */
  readonly ministry: string;
  /** Work that the end of the grant left undone. @default how to be named again */
  readonly children?: ReactNode;
}

/** In the place of a ministry that is refused: why, and what to do. */
export function LeaderRefused({ error, ministry, children }: LeaderRefusedProps) {
  if (needsOwnPassword(error)) {
    return (
      <EmptyState
        title="Elige primero una contraseña propia"
        action={<ButtonLink href="/dashboard/user/clave">Cambiar contraseña</ButtonLink>}
      >
        La tuya es todavía tu número de membresía, que otros conocen. La lista de {ministry} es solo para ti.
      </EmptyState>
    );
  }
  return (
    <EmptyState title={`Ya no lideras ${ministry}`}>
      {children ?? 'Si es un error, pide a un administrador que te nombre otra vez.'}
    </EmptyState>
  );
}
