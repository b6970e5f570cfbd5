import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { camelCase, kebabName, sentenceCase } from '../name.ts';
import { type Generated, insertBefore, writeGenerated } from '../write-files.ts';

/** Files and entries of a call that reads, for administrators. @param path - under the API's base. */
export function callFiles(name: string, path: string): Generated {
  const call = camelCase(name);
  const route = `${call}Route`;
  return {
    files: {
      [`packages/contract/src/endpoints/${name}.ts`]: endpoint(name, path),
      [`apps/server/src/routes/${name}/${name}.ts`]: handler(name, path),
      [`apps/server/test/api/${name}.test.ts`]: test(path),
    },
    edits: {
      'packages/contract/src/endpoints/index.ts': (text) => `${text}export * from './${name}.ts';\n`,
      'packages/contract/mocks/default-handlers.ts': (text) =>
        insertBefore(
          insertBefore(text, "} from '../src/index.ts';", `  ${call},\n`),
          '  // Last:',
          `  mock(${call}, { total: 0 }),\n`,
        ),
      'apps/server/src/routes/own-routes.ts': (text) =>
        insertBefore(
          insertBefore(text, '\n/**', `import { ${route} } from './${name}/${name}.ts';\n`),
          '  ];\n',
          `    ${route},\n`,
        ),
    },
  };
}

/** `npm run new -- call NAME [--path /visitas]`. */
export function newCall(args: string[]): void {
  const options = { path: { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
  const name = kebabName(positionals, 'A call', 'list-visits');
  const path = values.path ?? `/${name}`;
  if (!/^(\/(:id|[a-z0-9-]+))+$/.test(path)) throw new Error('--path is like /visitas, in lower case.');
  const taken = globSync('packages/contract/src/endpoints/*.ts').find((file) =>
    isGetAt(path, readFileSync(file, 'utf8')),
  );
  if (taken) throw new Error(`GET ${path} is a call already: ${taken}.`);
  writeGenerated(callFiles(name, path));
  console.log(`
Next:
1. packages/contract/src/endpoints/${name}.ts: method, who may (access), body and answer.
2. apps/server/src/routes/${name}/${name}.ts: what it does; SQL lives in src/db/repositories.
3. packages/contract/mocks/default-handlers.ts: the sample answer in Storybook.
4. apps/server/test/api/${name}.test.ts: what it answers and every refusal; npm test -- types server.`);
}

const isGetAt = (path: string, text: string) =>
  text.includes("method: 'GET'") && text.includes(`path: '${path}'`);

function endpoint(name: string, path: string): string {
  return `import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

/** ${path}: say in one sentence what it is for. */
export const ${camelCase(name)} = defineEndpoint({
  name: '${camelCase(name)}',
  method: 'GET',
  path: '${path}',
  access: 'ADMIN',
  summary: '${sentenceCase(name)}',
  answer: z.object({ total: z.int() }),
});
`;
}

function handler(name: string, path: string): string {
  const call = camelCase(name);
  return `import { ${call} } from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';

/** GET ${path}. */
export function ${call}Route(app: FastifyInstance): void {
  route(app, ${call}, {
    async handle() {
      return { total: 0 };
    },
  });
}
`;
}

function test(path: string): string {
  const address = path.replaceAll(':id', '1');
  return `import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

test('answers an administrator', async () => {
  const as = await server.person('ADMIN', 'jefa');
  const answer = await server.call('GET', '${address}', { as });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ total: 0 });
});

test('refuses a member', async () => {
  const as = await server.person('USER', 'ana');
  expect((await server.call('GET', '${address}', { as })).statusCode).toBe(403);
});
`;
}
