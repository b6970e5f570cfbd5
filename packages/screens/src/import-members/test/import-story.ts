import { confirmImport, listUsers, stageImport } from '@ministerio/contract';
import { users } from '@ministerio/contract/fixtures';
import { mock } from '@ministerio/contract/mocks';
import { adminStory } from '../../kit/test/admin-story.tsx';
import { ownBackend } from '../../kit/test/backends.ts';

/** Members that the story has sent. */
export const sent: unknown[] = [];

/** A server that takes every member. */
export const working = [
  ownBackend,
  mock(listUsers, () => [...users]),
  mock(stageImport, ({ body }) => {
    const { desde, filas } = stageImport.body.parse(body);
    sent.push(...filas);
    return { filas: desde + filas.length, errores: [] };
  }),
  mock(confirmImport, () => ({ filas: sent.length, errores: [] })),
];

/** An administrator's stories on {@link working}; nothing is sent when one begins. */
export const importStory = {
  ...adminStory,
  beforeEach: () => {
    sent.length = 0;
    return adminStory.beforeEach();
  },
  parameters: { msw: { handlers: working } },
};
