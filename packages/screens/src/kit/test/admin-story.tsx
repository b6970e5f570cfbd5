import { toast } from '@ministerio/ui/primitives/toast';
import { withServices } from './with-services.tsx';
import { withToasts } from './with-toasts.tsx';

/** Shared by the stories of administrator screens: an administrator's session, toasts, clean storage. */
export const adminStory = {
  decorators: [withToasts, withServices],
  beforeEach: () => {
    window.sessionStorage.clear();
    return () => toast.dismissAll();
  },
};
