import { dateAt } from '@ministerio/contract/domain';
import { Button } from '@ministerio/ui/primitives/button';
import { Card } from '@ministerio/ui/primitives/card';
import { Heading } from '@ministerio/ui/primitives/heading';
import { Link } from '@ministerio/ui/primitives/link';
import { ErrorNotice, Notice } from '@ministerio/ui/primitives/notice';
import { useState } from 'react';
import { failureWords } from '../kit/failure-words/failure-words.ts';
import { useServices } from '../kit/services/index.ts';
import styles from './own-phone.module.css';
import { useOwnPhones } from './use-own-phones.ts';

/**
 * Right after a sign-in offers to remember the phone (R58), and tells for seven days of other phones that were added. Nothing
 * for administrators, on another backend, and where the server offers none.
 */
export function OwnPhoneOffer() {
  const { church } = useServices();
  const { list, keep } = useOwnPhones();
  const [refused, setRefused] = useState(false);
  if (list.data === undefined) return null;
  const { telefonos, ofrece } = list.data;
  const others = telefonos.filter(({ este, nuevo }) => nuevo && !este);
  const offers = ofrece && !refused;
  if (!offers && others.length === 0) return null;
  return (
    <div className={styles.Offer}>
      {others.map(({ id, nombre, desde }) => (
        <Notice key={id} tone="warning" title={`Otro teléfono recuerda tu cuenta: ${nombre}`}>
          Desde el {dateAt(desde, church.timeZone)}. Si no fuiste tú,{' '}
          <Link href="/dashboard/user/datos">quítalo</Link> y cambia tu contraseña.
        </Notice>
      ))}
      {offers && (
        <Card as="section" aria-label="Es mi teléfono" className={styles.Card}>
          <Heading level={2} size="lg">
            ¿Es tu teléfono?
          </Heading>
          <p className={styles.Facts}>
            Te recordamos 60 días y la próxima vez entras sin escribir nada. No lo hagas en un teléfono
            prestado.
          </p>
          <ErrorNotice>
            {keep.error && failureWords(keep.error, 'No pudimos recordar este teléfono')}
          </ErrorNotice>
          <div className={styles.Buttons}>
            <Button variant="secondary" loading={keep.isPending} onClick={() => keep.mutate()}>
              Es mi teléfono
            </Button>
            <Button variant="quiet" onClick={() => setRefused(true)}>
              Ahora no
            </Button>
          </div>
        </Card>
      )}
    </div>
  );
}
