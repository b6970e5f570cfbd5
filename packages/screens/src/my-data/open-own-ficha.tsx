import { readOwnFicha } from '@ministerio/contract';
import { Button } from '@ministerio/ui/primitives/button';
import { Card } from '@ministerio/ui/primitives/card';
import { Heading } from '@ministerio/ui/primitives/heading';
import { ErrorNotice } from '@ministerio/ui/primitives/notice';
import { Stack } from '@ministerio/ui/primitives/stack';
import { useMutation } from '@tanstack/react-query';
import { failureOf } from '../kit/failure-words/failure-words.ts';
import { useServices } from '../kit/services/index.ts';
import { OwnFicha } from './view/own-ficha/own-ficha.tsx';

/**
 * 'Mi ficha', read when it is asked for: a remembered phone wants the password first (R57), and nobody is asked for it by
 * just opening 'Mis datos'.
 */
export function OpenOwnFicha() {
  const { client, church } = useServices();
  const { data, isPending, error, mutate } = useMutation({
    networkMode: 'always',
    mutationFn: () => client.call(readOwnFicha),
    gcTime: 0,
  });
  if (data) return <OwnFicha ficha={data} timeZone={church.timeZone} />;
  return (
    <Card as="section" padding="lg">
      <Stack gap={3} align="start">
        <Heading level={2} size="xl">
          Mi ficha
        </Heading>
        <p>Tu teléfono, tus tutores y tus consentimientos, como los anotó un administrador.</p>
        <ErrorNotice>{failureOf({ error }, 'No se pudo cargar tu ficha')}</ErrorNotice>
        <Button variant="secondary" loading={isPending} onClick={() => mutate()}>
          Ver mi ficha
        </Button>
      </Stack>
    </Card>
  );
}
