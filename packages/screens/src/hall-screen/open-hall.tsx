import { endScreenLinks, makeScreenLink } from '@ministerio/contract';
import { QrCode } from '@ministerio/ui/composed/qr-code';
import { Button, ButtonLink } from '@ministerio/ui/primitives/button';
import { Dialog } from '@ministerio/ui/primitives/dialog';
import { ErrorNotice } from '@ministerio/ui/primitives/notice';
import { Spinner } from '@ministerio/ui/primitives/spinner';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '../kit/failure-words/failure-words.ts';
import { useServices } from '../kit/services/index.ts';
import { shareText } from '../kit/share-text.ts';
import styles from './open-hall.module.css';

/** 'Abrir la pantalla': a link for the projector, made when it is asked for, as a QR and to be opened or shared (R69). */
export function OpenHall() {
  const { client } = useServices();
  const [isOpen, setOpen] = useState(false);
  const [copied, setCopied] = useState('');
  const make = useMutation({ mutationFn: () => client.call(makeScreenLink) });
  const end = useMutation({ mutationFn: () => client.call(endScreenLinks), onSuccess: () => make.reset() });
  const change = (next: boolean) => {
    setOpen(next);
    setCopied('');
    end.reset();
    if (next) make.mutate();
    else make.reset();
  };
  const address = make.data && `${window.location.origin}/pantalla#${make.data.secreto}`;
  const share = async (text: string) => {
    const outcome = await shareText(text);
    setCopied(outcome === 'copied' ? 'Enlace copiado.' : '');
  };
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => change(true)}>
        Abrir la pantalla
      </Button>
      <Dialog open={isOpen} onOpenChange={change} title="La pantalla de hoy">
        <div className={styles.Root}>
          <p>
            Para el televisor o el proyector: una ventana en la que cada persona que llega enciende un vidrio.
            Muestra cuántos son, sin nombres.
          </p>
          {make.isPending ? <Spinner label="Haciendo el enlace…" /> : null}
          {make.error ? (
            <>
              <ErrorNotice title="No se pudo hacer el enlace">{failureWords(make.error)}</ErrorNotice>
              <Button onClick={() => make.mutate()}>Reintentar</Button>
            </>
          ) : null}
          {end.error ? (
            <ErrorNotice title="No se pudieron cerrar los enlaces">{failureWords(end.error)}</ErrorNotice>
          ) : null}
          {end.isSuccess ? (
            <>
              <p role="status">Los enlaces de hoy se cerraron: ninguna pantalla muestra nada.</p>
              <Button
                onClick={() => {
                  end.reset();
                  make.mutate();
                }}
              >
                Hacer otro enlace
              </Button>
            </>
          ) : null}
          {address === undefined ? null : (
            <>
              <QrCode text={address} label="Código QR que abre la pantalla" />
              <p className={styles.Quiet}>
                Quien tenga el enlace ve la pantalla hasta el final del día, también sin cuenta.
              </p>
              <div className={styles.Actions}>
                <ButtonLink href={address} target="_blank" rel="noreferrer">
                  Abrir aquí
                </ButtonLink>
                <Button variant="secondary" onClick={() => void share(address)}>
                  Enviar el enlace
                </Button>
                <Button variant="quiet" loading={end.isPending} onClick={() => end.mutate()}>
                  Cerrar los enlaces de hoy
                </Button>
              </div>
              <p role="status">{copied}</p>
            </>
          )}
        </div>
      </Dialog>
    </>
  );
}
