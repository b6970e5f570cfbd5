import { MessagesScreen } from '@ministerio/ui/features/messages';
import { ScreenTitle } from '../../layout/screen-title.tsx';

/** /dashboard/form */
export default function MessagesPage() {
  return (
    <>
      <ScreenTitle>Mensajes Recibidos</ScreenTitle>
      <MessagesScreen />
    </>
  );
}
