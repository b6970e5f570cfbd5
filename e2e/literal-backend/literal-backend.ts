import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../support/listen.ts';
import { type Answer, failed, unknownPage } from './answers.ts';
import { routes } from './calls.ts';
import { Records } from './records.ts';
import { nameIn } from './tokens.ts';

/** A backend that answers the calls of the specification, section 7, to the letter, and nothing else. */
export interface LiteralBackend {
  /** For API_URL. */
  readonly url: string;
  readonly records: Records;
  /** Methods and paths that it was asked and does not know. */
  readonly unknown: readonly string[];
  readonly stop: () => Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString();
  return body === '' ? {} : (JSON.parse(body) as Record<string, unknown>);
}

function send(response: ServerResponse, answer: Answer): void {
  const [type, body] =
    'json' in answer
      ? ['application/json', JSON.stringify(answer.json)]
      : 'text' in answer
        ? ['text/plain;charset=UTF-8', answer.text]
        : 'html' in answer
          ? ['text/html', answer.html]
          : ['', ''];
  response.writeHead(answer.status, type === '' || body === '' ? {} : { 'content-type': type }).end(body);
}

/** Starts it on a free port of loopback, with an administrator `directora` whose password is `una clave de ella`. */
export async function startLiteralBackend(): Promise<LiteralBackend> {
  const records = new Records();
  records.addUser({
    username: 'directora',
    password: 'una clave de ella',
    role: 'ADMIN',
    email: 'directora@ejemplo.bo',
    codigo: 'A-1',
    nombre: 'Elena',
    apellido: 'Suárez',
  });
  const unknown: string[] = [];
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const shape = pathname.replaceAll(/\/\d+(?=\/|$)/g, '/#');
    const route = routes.find((one) => one.method === request.method && one.path === shape);
    if (route === undefined) {
      unknown.push(`${request.method} ${pathname}`);
      return unknownPage;
    }
    const name = nameIn(request.headers.authorization);
    const caller = records.users.find(({ username }) => username === name) ?? null;
    const ids = [...pathname.matchAll(/\/(\d+)(?=\/|$)/g)].map(([, id]) => Number(id));
    const body = await bodyOf(request);
    const stranger = Object.keys(body).find((field) => !route.fields?.includes(field));
    if (stranger !== undefined) return failed(400, `Unrecognized field "${stranger}"`);
    return route.answer({ records, body, caller, ids });
  };
  const server = createServer((request, response) => {
    answer(request).then(
      (found) => send(response, found),
      () => send(response, { status: 500 }),
    );
  });
  const { port, stop } = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    records,
    unknown,
    stop,
  };
}
