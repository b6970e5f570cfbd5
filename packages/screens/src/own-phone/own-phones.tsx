import type { OwnPhone } from '@ministerio/contract';
import { dateAt } from '@ministerio/contract/domain';
import { AlertDialog } from '@ministerio/ui/primitives/alert-dialog';
import { Button } from '@ministerio/ui/primitives/button';
import { ErrorNotice } from '@ministerio/ui/primitives/notice';
import { Skeleton } from '@ministerio/ui/primitives/skeleton';
import { Stack } from '@ministerio/ui/primitives/stack';
import { useState } from 'react';
import { failureWords } from '../kit/failure-words/failure-words.ts';
import { QueryView } from '../kit/query-view/query-view.tsx';
import { useServices } from '../kit/services/index.ts';
import { useSession } from '../kit/session/index.ts';
import { TitledCard } from '../kit/titled-card.tsx';
import styles from './own-phone.module.css';
import { useOwnPhones } from './use-own-phones.ts';

/** 'Mis teléfonos': those that keep the member signed in, each of which can be ended (R58). Members only. */
export function OwnPhones() {
  const { list, forget } = useOwnPhones();
  const [asked, setAsked] = useState<OwnPhone | null>(null);
  const isMember = useSession()?.user.role === 'USER';
  if (!isMember) return null;
  return (
    <TitledCard title="Mis teléfonos" size="xl" padding="lg" className={styles.Card}>
      <p className={styles.Facts}>
        Te recuerdan 60 días desde la última vez que entraste. «Cerrar sesión» quita este, y una contraseña
        nueva los quita todos.
      </p>
      <ErrorNotice>{forget.error && failureWords(forget.error, 'No se pudo quitar el teléfono')}</ErrorNotice>
      <QueryView
        query={list}
        loading={<Skeleton lines={3} />}
        errorTitle="No se pudieron cargar tus teléfonos"
      >
        {({ telefonos }) =>
          telefonos.length === 0 ? (
            <p>Ningún teléfono te recuerda. Puedes elegirlo después de iniciar sesión.</p>
          ) : (
            <Stack as="ul" gap={0}>
              {telefonos.map((phone) => (
                <Phone
                  key={phone.id}
                  phone={phone}
                  removing={forget.isPending && forget.variables.id === phone.id}
                  onRemove={() => (phone.este ? setAsked(phone) : forget.mutate(phone))}
                />
              ))}
            </Stack>
          )
        }
      </QueryView>
      <AlertDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title="¿Olvidar este teléfono?"
        description="Saldrás de tu cuenta aquí, y la próxima vez escribirás tu usuario y tu contraseña."
        confirmLabel="Olvidar este teléfono"
        tone="neutral"
        onConfirm={() => {
          setAsked(null);
          if (asked) forget.mutate(asked);
        }}
      />
    </TitledCard>
  );
}

interface PhoneProps {
  readonly phone: OwnPhone;
  readonly removing: boolean;
  readonly onRemove: () => void;
}

function Phone({ phone: { nombre, desde, usado, este }, removing, onRemove }: PhoneProps) {
  const { church } = useServices();
  const day = (instant: string) => dateAt(instant, church.timeZone);
  return (
    <li className={styles.Item}>
      <div className={styles.About}>
        <p className={styles.Name}>{este ? `${nombre} (este)` : nombre}</p>
        <p className={styles.Facts}>
          <span className={styles.Fact}>Desde el {day(desde)}.</span>{' '}
          <span className={styles.Fact}>Último uso: {day(usado)}.</span>
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        loading={removing}
        aria-label={este ? undefined : `Quitar ${nombre}`}
        onClick={onRemove}
      >
        {este ? 'Olvidar este teléfono' : 'Quitar'}
      </Button>
    </li>
  );
}
