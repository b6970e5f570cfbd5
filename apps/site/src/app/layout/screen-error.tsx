import { ErrorState } from '@ministerio/ui/primitives/error-state';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';

/** What a person sees when a screen could not be loaded or broke: what happened and a way on. */
export function ScreenError() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <main>
      <ErrorState
        title="No pudimos abrir esta pantalla."
        message="Puede que haya una versión nueva del sitio o que no haya conexión. Lo que guardaste está a salvo."
        retryLabel="Volver a cargar"
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
