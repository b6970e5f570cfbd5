import type { Category, User } from '@ministerio/contract';
import { useState } from 'react';
import { TableSkeleton } from '../../composed/data-table/table-skeleton.tsx';
import { failureWords } from '../../connected/failure-words/failure-words.ts';
import { useOwnServer } from '../../connected/own-server/index.ts';
import { QueryView } from '../../connected/query-view/query-view.tsx';
import { useUsers } from '../users/index.ts';
import { DeleteCategory } from './delete-category.tsx';
import { MembersDialog } from './members-dialog.tsx';
import { useAssignUser, useCategories, useCreateCategory } from './use-categories.ts';
import { AssignForm } from './view/assign-form/assign-form.tsx';
import { CategoriesTable } from './view/categories-table/categories-table.tsx';
import { CategoryForm } from './view/category-form/category-form.tsx';
import { MinistriesManager } from './view/ministries-manager/ministries-manager.tsx';

const nobody: readonly User[] = [];
const none: readonly Category[] = [];

/** The screen /dashboard/category: 'Gestión de ministerios' (spec sections 2, 4 and 8). */
export function MinistriesScreen() {
  const categories = useCategories();
  const users = useUsers();
  const create = useCreateCategory();
  const assign = useAssignUser();
  const ownServer = useOwnServer();
  const [categoryToDelete, setCategoryToDelete] = useState<Category | null>(null);
  const [openCategory, setOpenCategory] = useState<Category | null>(null);
  const usersError =
    users.error && !users.data ? failureWords(users.error, { fixed: 'Error al cargar los usuarios' }) : null;

  return (
    <MinistriesManager
      createForm={<CategoryForm onCreate={create.run} pending={create.pending} error={create.error} />}
      assignForm={
        <AssignForm
          users={users.data ?? nobody}
          categories={categories.data ?? none}
          onAssign={assign.run}
          pending={assign.pending}
          error={assign.error ?? usersError}
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
            onDelete={setCategoryToDelete}
            onShowMembers={ownServer ? setOpenCategory : undefined}
          />
        )}
      </QueryView>
      <DeleteCategory category={categoryToDelete} onClose={() => setCategoryToDelete(null)} />
      <MembersDialog category={openCategory} onClose={() => setOpenCategory(null)} />
    </MinistriesManager>
  );
}
