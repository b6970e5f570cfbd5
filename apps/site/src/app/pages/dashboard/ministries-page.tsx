import { MinistriesScreen } from '@ministerio/ui/features/ministries';
import { titled } from '../../layout/screen-title.tsx';

/** /dashboard/category */
export default titled('Gestión de ministerios', MinistriesScreen);
