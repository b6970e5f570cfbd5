import { type Category, deleteCategory } from '@ministerio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useDeletion } from '../../connected/deletion/use-deletion.ts';
import { useOwnServer } from '../../connected/own-server/index.ts';
import { queryKeys } from '../../connected/query-keys/query-keys.ts';
import { useServices } from '../../connected/services/index.ts';
import { successToast } from './use-categories.ts';
import { DeleteCategoryDialog } from './view/ministries-manager/delete-category-dialog.tsx';

interface DeleteCategoryProps {
  /** The ministry to delete; null keeps the dialog closed. */
  readonly category: Category | null;
  readonly onClose: () => void;
}

/** Confirms, deletes the ministry and refetches the list (spec section 4). */
export function DeleteCategory({ category, onClose }: DeleteCategoryProps) {
  const { client } = useServices();
  const queries = useQueryClient();
  const keepsPeople = useOwnServer();
  const deletion = useDeletion(category, {
    remove: ({ id }) => client.call(deleteCategory, { params: { id } }),
    onDeleted: () => {
      successToast('¡Categoría eliminada exitosamente!');
      void queries.invalidateQueries({ queryKey: queryKeys.categories });
    },
    failed: 'Error al eliminar la categoría',
    onClose,
  });

  return <DeleteCategoryDialog category={category} keepsPeople={keepsPeople} {...deletion} />;
}
