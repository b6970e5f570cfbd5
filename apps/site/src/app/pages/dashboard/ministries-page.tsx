import { MinistriesScreen } from '@ministerio/screens/ministries';
import { titled } from '../../layout/screen-title.tsx';

/** /dashboard/category */
export default titled('Gestión de ministerios', MinistriesScreen);
