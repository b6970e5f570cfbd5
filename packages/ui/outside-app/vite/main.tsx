import '@ministerio/ui/styles.css';
import { Button } from '@ministerio/ui/primitives/button';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <>
      <Button>Guardar</Button>
      <Button variant="secondary">Cancelar</Button>
    </>,
  );
