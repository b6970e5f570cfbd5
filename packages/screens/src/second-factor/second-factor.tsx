import type { Factor, Factors } from '@ministerio/contract';
import { ApiError } from '@ministerio/contract/client';
import { AlertDialog } from '@ministerio/ui/primitives/alert-dialog';
import { Button } from '@ministerio/ui/primitives/button';
import { Glyph, key, phone } from '@ministerio/ui/primitives/icon';
import { ErrorNotice, Notice } from '@ministerio/ui/primitives/notice';
import { Skeleton } from '@ministerio/ui/primitives/skeleton';
import { Stack } from '@ministerio/ui/primitives/stack';
import { toast } from '@ministerio/ui/primitives/toast';
import { useState } from 'react';
import { failureWords } from '../kit/failure-words/failure-words.ts';
import { QueryView } from '../kit/query-view/query-view.tsx';
import { codesLeft } from '../kit/second-factor/factor-form.tsx';
import { passkeyObstacle } from '../kit/second-factor/passkey.ts';
import { useServices } from '../kit/services/index.ts';
import { useSession } from '../kit/session/index.ts';
import { TitledCard } from '../kit/titled-card.tsx';
import { AddFactorDialog } from './add-factor-dialog.tsx';
import { FactorList } from './factor-list.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import styles from './second-factor.module.css';
import { type Adding, PasskeyRefusal, useFactors } from './use-factors.ts';

/** Few enough that new ones should be printed. */
const FEW_CODES = 3;

/**
 * 'Segundo factor' of one's own account (R45), on our own server. Administrators add and remove; who was one and has some
 * may remove them; nothing is shown to other members. Renders a `<section>`.
 */
export function SecondFactor() {
  const role = useSession()?.user.role;
  const factors = useFactors();
  const isAdmin = role === 'ADMIN';
  if (!isAdmin && (factors.list.data?.factores.length ?? 0) === 0) return null;
  return (
    <QueryView
      query={factors.list}
      loading={<Skeleton lines={4} />}
      errorTitle="No se pudo cargar tu segundo factor"
    >
      {(data) => <Section data={data} factors={factors} isAdmin={isAdmin} />}
    </QueryView>
  );
}

interface SectionProps {
  readonly data: Factors;
  readonly factors: ReturnType<typeof useFactors>;
  readonly isAdmin: boolean;
}

function Section({ data, factors, isAdmin }: SectionProps) {
  const { church } = useServices();
  const username = useSession()?.username ?? '';
  const { begin, add, renewCodes, remove } = factors;
  const [adding, setAdding] = useState<Adding | null>(null);
  const [removing, setRemoving] = useState<Factor | null>(null);
  const [isRenewing, setRenewing] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { factores, codigos, origen } = data;
  const obstacle = passkeyObstacle(origen);
  const failed = begin.error ?? renewCodes.error ?? remove.error;

  const showCodes = ({ codigos: made }: { codigos: string[] | null }) => setCodes(made);
  const start = (tipo: 'llave' | 'app') => {
    add.reset();
    begin.mutate(tipo, { onSuccess: setAdding });
  };
  const finish = (nombre: string, codigo: string) => {
    if (adding === null) return;
    const done = (answer: { codigos: string[] | null }) => {
      setAdding(null);
      toast.success('Segundo factor agregado');
      showCodes(answer);
    };
    add.mutate({ adding, nombre, codigo }, { onSuccess: done });
  };
  return (
    <TitledCard
      title="Segundo factor"
      size="xl"
      padding="lg"
      className={styles.Root}
      data-component="SecondFactor"
    >
      <p className={styles.Lead}>
        Además de tu contraseña, tu huella o un código de tu teléfono. Así nadie entra ni cambia nada con tu
        contraseña sola.
      </p>
      <ErrorNotice>{failed ? failureWords(failed) : null}</ErrorNotice>
      {factores.length === 0 ? null : (
        <FactorList
          factors={factores}
          timeZone={church.timeZone}
          removing={remove.isPending ? remove.variables : null}
          onRemove={setRemoving}
        />
      )}
      {isAdmin && obstacle !== null ? <Notice>{obstacle}</Notice> : null}
      {isAdmin ? (
        <Stack direction="row" gap={3} wrap>
          {obstacle === null ? (
            <Button
              variant="secondary"
              loading={begin.isPending && begin.variables === 'llave'}
              onClick={() => start('llave')}
            >
              <Glyph path={key} />
              Agregar llave de acceso
            </Button>
          ) : null}
          <Button
            variant="secondary"
            loading={begin.isPending && begin.variables === 'app'}
            onClick={() => start('app')}
          >
            <Glyph path={phone} />
            Agregar aplicación de códigos
          </Button>
        </Stack>
      ) : null}
      {isAdmin && factores.length > 0 ? (
        <div className={styles.Item}>
          <div>
            <p className={styles.Name}>Códigos de recuperación</p>
            <p className={styles.Facts}>
              {codigos === 0 ? 'No te queda ninguno.' : codesLeft(codigos)}
              {codigos <= FEW_CODES ? ' Haz otros diez antes de necesitarlos.' : ''}
            </p>
          </div>
          <Button
            variant="secondary"
            size="sm"
            loading={renewCodes.isPending}
            onClick={() => setRenewing(true)}
          >
            Hacer códigos nuevos
          </Button>
        </div>
      ) : null}
      <AddFactorDialog
        adding={adding}
        pending={add.isPending}
        error={add.error && addFailure(add.error)}
        onAdd={finish}
        onClose={() => setAdding(null)}
      />
      <RecoveryCodesDialog
        codes={codes}
        username={username}
        site={church.product}
        onCopy={navigator.clipboard ? (text) => navigator.clipboard.writeText(text) : undefined}
        onPrint={() => window.print()}
        onClose={() => setCodes(null)}
      />
      <AlertDialog
        open={removing !== null}
        onOpenChange={() => setRemoving(null)}
        title={`¿Quitar «${removing?.nombre ?? ''}»?`}
        description={
          factores.length === 1
            ? 'Es tu último segundo factor: entrarás solo con tu contraseña, y tus códigos de recuperación dejan de servir.'
            : 'Ya no podrás entrar ni confirmar con él.'
        }
        confirmLabel="Quitar"
        onConfirm={() => {
          if (removing !== null) remove.mutate(removing.id);
          setRemoving(null);
        }}
      />
      <AlertDialog
        open={isRenewing}
        onOpenChange={setRenewing}
        title="¿Hacer diez códigos nuevos?"
        description="Los que tienes impresos dejan de servir."
        confirmLabel="Hacer códigos nuevos"
        onConfirm={() => {
          setRenewing(false);
          renewCodes.mutate(undefined, { onSuccess: showCodes });
        }}
      />
    </TitledCard>
  );
}

function addFailure(error: Error) {
  const isOfCode = error instanceof ApiError && error.code === 'wrong_code';
  return { isOfCode, text: error instanceof PasskeyRefusal ? error.message : failureWords(error) };
}
