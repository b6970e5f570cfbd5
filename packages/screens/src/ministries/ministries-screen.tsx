import { type Category, deleteCategory, type User } from '@ministerio/contract';
import { TableSkeleton } from '@ministerio/ui/composed/data-table/table-skeleton';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeletion } from '../kit/deletion/use-deletion.ts';
import { failureOf, succeeds } from '../kit/failure-words/failure-words.ts';
import { useOwnServer } from '../kit/own-server/index.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { QueryView } from '../kit/query-view/query-view.tsx';
import { useServices } from '../kit/services/index.ts';
import { useUsers } from '../users/index.ts';
import { MembersDialog } from './members-dialog.tsx';
import {
  successToast,
  useAssignUser,
  useCategories,
  useCreateCategory,
  useMemberCounts,
} from './use-categories.ts';
import { AssignForm } from './view/assign-form/assign-form.tsx';
import { CategoriesTable } from './view/categories-table/categories-table.tsx';
import { CategoryForm } from './view/category-form/category-form.tsx';
import { DeleteCategoryDialog } from './view/ministries-manager/delete-category-dialog.tsx';
import { MinistriesManager } from './view/ministries-manager/ministries-manager.tsx';

const nobody: readonly User[] = [];
const none: readonly Category[] = [];

/** The screen /dashboard/category: 'Gestión de ministerios' (spec sections 2, 4 and 8). */
export function MinistriesScreen() {
  const { client } = useServices();
  const queries = useQueryClient();
  const categories = useCategories();
  const memberCounts = useMemberCounts();
  const users = useUsers();
  const create = useCreateCategory();
  const assign = useAssignUser();
  const ownServer = useOwnServer();
  const [categoryToDelete, setCategoryToDelete] = useState<Category | null>(null);
  const [openCategory, setOpenCategory] = useState<Category | null>(null);
  const deletion = useDeletion(categoryToDelete, {
    remove: ({ id }) => client.call(deleteCategory, { params: { id } }),
    onDeleted: () => {
      successToast('¡Categoría eliminada exitosamente!');
      void queries.invalidateQueries({ queryKey: queryKeys.categories });
    },
    failed: 'Error al eliminar la categoría',
    onClose: () => setCategoryToDelete(null),
  });
  const usersError = users.data ? null : failureOf(users, 'Error al cargar los usuarios');

  return (
    <MinistriesManager
      createForm={
        <CategoryForm
          onCreate={(name) => succeeds(create.mutateAsync(name))}
          pending={create.isPending}
          error={failureOf(create, 'Error al crear la categoría')}
        />
      }
      assignForm={
        <AssignForm
          users={users.data ?? nobody}
          categories={categories.data ?? none}
          onAssign={(user, category) => succeeds(assign.mutateAsync({ user, category }))}
          pending={assign.isPending}
          error={failureOf(assign, 'Error al asignar usuario a la categoría') ?? usersError}
        />
      }
    >
      <QueryView
        query={categories}
        loading={<TableSkeleton label="Cargando ministerios…" rows={3} />}
        errorTitle="Error al cargar las categorías"
      >
        {(list) => (
          <CategoriesTable
            categories={list}
            memberCounts={memberCounts}
            onDelete={setCategoryToDelete}
            onShowMembers={ownServer ? setOpenCategory : undefined}
          />
        )}
      </QueryView>
      <DeleteCategoryDialog category={categoryToDelete} keepsPeople={ownServer} {...deletion} />
      <MembersDialog category={openCategory} onClose={() => setOpenCategory(null)} />
    </MinistriesManager>
  );
}
