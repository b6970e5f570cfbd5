import { MessagesScreen } from '@ministerio/screens/messages';
import { titled } from '../../layout/screen-title.tsx';

/** /dashboard/form */
export default titled('Mensajes Recibidos', MessagesScreen);
