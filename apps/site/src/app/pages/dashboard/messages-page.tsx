import { MessagesScreen } from '@ministerio/ui/features/messages';
import { titled } from '../../layout/screen-title.tsx';

/** /dashboard/form */
export default titled('Mensajes Recibidos', MessagesScreen);
