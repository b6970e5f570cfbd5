import { toast } from '../../primitives/toast/index.ts';
import { withServices } from './with-services.tsx';
import { withToasts } from './with-toasts.tsx';

/** What the stories of the administrator's screens share: an administrator's session, toasts, nothing left over. */
export const adminStory = {
  decorators: [withToasts, withServices],
  beforeEach: () => {
    window.sessionStorage.clear();
    return () => toast.dismissAll();
  },
};
