import { parseArgs } from 'node:util';
import { camelCase, kebabName, pascalCase, sentenceCase } from '../name.ts';
import { type Generated, insertBefore, writeGenerated } from '../write-files.ts';

/**
 * Screen, query key and route of the panel.
 * @param path - its part after `/dashboard/`.
 * @param call - the endpoint that it reads, in camelCase.
 * @param title - of screen and document, in Spanish.
 */
export function screenFiles(
  name: string,
  path: string,
  call: string,
  title: string = sentenceCase(path),
): Generated {
  const Screen = `${pascalCase(name)}Screen`;
  const at = `/dashboard/${path}`;
  const folder = `packages/screens/src/${name}`;
  return {
    files: {
      [`${folder}/${name}-screen.tsx`]: screen(name, at, call, title),
      [`${folder}/${name}-screen.stories.tsx`]: stories(name, call, title),
      [`${folder}/index.ts`]: `export { ${Screen} } from './${name}-screen.tsx';\n`,
    },
    edits: {
      'packages/screens/src/kit/query-keys/query-keys.ts': (text) =>
        insertBefore(text, '} as const;', `  ${camelCase(name)}: ['${name}'],\n`),
      'apps/site/src/routes/app-paths.ts': (text) => {
        if (text.toLowerCase().includes(`'${at.toLowerCase()}'`))
          throw new Error(`${at} is a screen already.`);
        return insertBefore(text, '] as const;', `  '${at}',\n`);
      },
      'apps/site/src/routes/app-routes.tsx': (text) =>
        insertBefore(
          text,
          '};\n\n/** Screens whose calls',
          `  '${at}': feature('${title}', async () => (await import('@ministerio/screens/${name}')).${Screen}),\n`,
        ).replace('const ownServer: readonly AppPath[] = [', `$&'${at}', `),
    },
  };
}

/** `npm run new -- screen NAME --call list-visits [--path visitas] [--title 'Visitas de la semana']`. */
export function newScreen(args: string[]): void {
  const options = { path: { type: 'string' }, call: { type: 'string' }, title: { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
  const name = kebabName(positionals, 'A screen', 'visits');
  const call = kebabName(values.call ? [values.call] : [], '--call: a call', 'list-visits');
  const path = values.path ?? name;
  if (!/^[a-z0-9-]+$/i.test(path))
    throw new Error('--path is one part after /dashboard/, for example visitas.');
  const title = values.title ?? sentenceCase(path);
  if (!/^[^'"<>{}`\\]+$/.test(title)) throw new Error('--title is a few words without quotes or brackets.');
  writeGenerated(screenFiles(name, path, camelCase(call), title));
  console.log(`
Next:
1. packages/screens/src/${name}/${name}-screen.tsx: what it shows of the call's answer.
2. ${name}-screen.stories.tsx: its other states, such as empty and refused.
3. packages/ui/src/composed/admin-shell/admin-links.ts, where the menu has a link to it.
4. npm test -- types unit screen-stories.`);
}

function screen(name: string, at: string, call: string, title: string): string {
  const Screen = `${pascalCase(name)}Screen`;
  return `import { ${call} } from '@ministerio/contract';
import { AdminScreen } from '@ministerio/ui/composed/admin-shell';
import { TableSkeleton } from '@ministerio/ui/composed/data-table/table-skeleton';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { QueryView } from '../kit/query-view/query-view.tsx';
import { useCall } from '../kit/use-call.ts';

/** The screen ${at}: say in one sentence what it is for. */
export function ${Screen}() {
  const query = useCall(queryKeys.${camelCase(name)}, ${call});
  return (
    <AdminScreen title="${title}">
      <QueryView query={query} loading={<TableSkeleton label="Cargando…" />} errorTitle="No se pudo cargar">
        {(answer) => <p>{JSON.stringify(answer)}</p>}
      </QueryView>
    </AdminScreen>
  );
}
`;
}

function stories(name: string, call: string, title: string): string {
  const Screen = `${pascalCase(name)}Screen`;
  return `import { ${call} } from '@ministerio/contract';
import { defaultHandlers, mockPending, mockRefusal } from '@ministerio/contract/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { adminStory } from '../kit/test/admin-story.tsx';
import { ${Screen} } from './${name}-screen.tsx';

const meta = {
  title: 'Pantallas/Admin/${sentenceCase(name)}',
  component: ${Screen},
  ...adminStory,
  parameters: { msw: { handlers: [...defaultHandlers] } },
} satisfies Meta<typeof ${Screen}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('${title}');
  },
};

export const Loading: Story = { parameters: { msw: { handlers: [mockPending(${call})] } } };

export const Failed: Story = {
  parameters: { msw: { handlers: [mockRefusal(${call}, 500, 'internal_error')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No se pudo cargar')).toBeVisible();
  },
};
`;
}
