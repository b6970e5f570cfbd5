import { UsersAdmin } from '@ministerio/screens/users';
import { titled } from '../../layout/screen-title.tsx';

/** /dashboard/editarUser */
export default titled('Editar usuarios', UsersAdmin);
