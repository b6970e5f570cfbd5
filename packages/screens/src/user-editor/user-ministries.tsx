import type { RecordId } from '@ministerio/contract';
import { Card } from '@ministerio/ui/primitives/card';
import { useCategories } from '../ministries/index.ts';
import { useUserCategories } from './use-user-categories.ts';
import { UserMinistries as UserMinistriesView } from './view/user-ministries/user-ministries.tsx';

/**
 * The person's ministries under the editor; renders nothing where the backend cannot say, or without
 * ministries.
 */
export function UserMinistries({ userId }: { readonly userId: RecordId }) {
  const categories = useCategories();
  const { memberOf, saving, change } = useUserCategories(userId);
  if (memberOf === null || !categories.data?.length) return null;
  return (
    <Card padding="md">
      <UserMinistriesView
        categories={categories.data}
        memberOf={memberOf}
        saving={saving}
        onMemberChange={change}
      />
    </Card>
  );
}
