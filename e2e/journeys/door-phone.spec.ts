import { type BrowserContext, devices, type Page } from '@playwright/test';
import { churchToday, post, signInByApi } from '../support/api.ts';
import { makeDoorCode } from '../support/door-code.ts';
import { untilKept } from '../support/kept-copies.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';
import { expect, withSite } from '../support/test.ts';

const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
const asPhone = { ...phone, viewport: { width: 360, height: 740 } };

/** Its own church: the door counts everybody in it. */
const test = withSite(async () => {
  const church = await startServer();
  return { ...church, token: await signInByApi(church, church.adminName, church.adminPassword) };
});
type Church = RunningServer & { readonly token: string };
test.use(asPhone);

const MEMBERS = 257;
const UNKNOWN = ['990001', '990002', '990003'];
const numberOf = (index: number) => String(100_000 + index);

async function importMembers({ url, token }: Church): Promise<void> {
  const filas = Array.from({ length: MEMBERS }, (_, index) => ({
    codigo: numberOf(index),
    nombre: 'Persona',
    apellido: `Apellido ${index}`,
    username: `persona${index}`,
    email: `persona${index}@ejemplo.bo`,
  }));
  const run = `${url}/api/auth/users/importar/${crypto.randomUUID()}`;
  for (let desde = 0; desde < filas.length; desde += 50) {
    await post(run, { desde, filas: filas.slice(desde, desde + 50) }, token);
  }
  await post(`${run}/confirmar`, { filas: filas.length }, token);
}

/** Enrols a phone as its volunteer does: the QR is scanned, the phone named. */
async function enrol(page: Page, church: Church, name: string): Promise<void> {
  await page.goto(`${church.url}/puerta#codigo=${await makeDoorCode(church, church.token)}`);
  await page.getByLabel('Nombre de este teléfono').fill(name);
  await page.getByRole('button', { name: 'Inscribir' }).tap();
  await expect(page.getByText(name)).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await untilKept(page);
}

/** The clock before something and after it, in milliseconds. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** Types numbers one after the other. @returns when each was typed */
async function typeNumbers(page: Page, numbers: readonly string[]): Promise<Map<string, Span>> {
  const typed = new Map<string, Span>();
  for (const number of numbers) {
    await page.keyboard.type(number);
    const from = Date.now();
    await page.keyboard.press('Enter');
    if (!typed.has(number)) typed.set(number, { from, to: Date.now() });
  }
  return typed;
}

/**
 * Watches how long phones' marks are on their way: the server counts their ages from when they arrive.
 * @returns the longest time so far, in milliseconds
 */
function watchSending(contexts: readonly BrowserContext[]): () => number {
  let longest = 0;
  for (const context of contexts) {
    context.on('response', (answer) => {
      if (!answer.url().endsWith('/api/puerta/marcas')) return;
      const { enviada } = answer.request().postDataJSON() as { readonly enviada: string };
      longest = Math.max(longest, Date.now() - Date.parse(enviada));
    });
  }
  return () => longest;
}

interface Today {
  readonly presentes: number;
  readonly personas: readonly {
    readonly codigo: string;
    readonly marca: { readonly hora: string; readonly telefono: string | null } | null;
  }[];
}

async function readToday({ url, token }: Church): Promise<Today> {
  const answer = await fetch(`${url}/api/puerta/lista`, {
    headers: { authorization: `Bearer ${token}`, 'x-puerta': '1' },
  });
  return (await answer.json()) as Today;
}

/** Everything that a page of this origin has stored, as text. */
const dump = (page: Page) =>
  page.evaluate(async () => {
    const texts = [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.cookie,
    ];
    const bytes = (buffer: ArrayBuffer | Uint8Array<ArrayBuffer>) => new TextDecoder().decode(buffer);
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const store of db.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve) => {
          const request = db.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result);
        });
        texts.push(
          JSON.stringify(rows, (_, value) =>
            ArrayBuffer.isView(value) || value instanceof ArrayBuffer ? bytes(value as ArrayBuffer) : value,
          ),
        );
      }
      db.close();
    }
    return texts.join('\n');
  });

/** Whether a text names a number: the digits of a time in milliseconds, or of a UUID, may spell any. */
const hasNumber = (text: string, number: string) =>
  new RegExp(`(?<![\\da-f])${number}(?![\\da-f])`).test(text);

const DAY_S = 86_400;
const secondsOf = (time: string) => {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
};
const churchSeconds = (ms: number) =>
  secondsOf(new Intl.DateTimeFormat('es', { timeStyle: 'medium', timeZone: 'America/La_Paz' }).format(ms));

test('two phones without a signal lose nothing of 300 numbers, and mark nobody twice', async ({
  page,
  context,
  browser,
  site: church,
  complaints,
}) => {
  test.setTimeout(300_000);
  complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await importMembers(church);
  const other: BrowserContext = await browser.newContext({ ...asPhone, locale: 'es-BO' });
  const second = await other.newPage();
  const longestSending = watchSending([context, other]);
  await enrol(page, church, 'Mesa 1');
  await enrol(second, church, 'Mesa 2');

  const everybody = Array.from({ length: MEMBERS }, (_, index) => numberOf(index));
  // Twenty are typed twice at one table, twenty at both.
  const first = [...everybody.slice(0, 130), ...UNKNOWN.slice(0, 2), ...everybody.slice(0, 20)];
  const last = [...everybody.slice(130), ...UNKNOWN.slice(2), ...everybody.slice(20, 40)];
  expect(first.length + last.length).toBe(300);
  await context.setOffline(true);
  await other.setOffline(true);

  const typed = await typeNumbers(page, first.slice(0, 70));
  await expect(page.getByText('70 por enviar')).toBeVisible();
  // Killed in the middle, and opened again without a signal.
  await page.close({ runBeforeUnload: false });
  const reopened = await context.newPage();
  await reopened.goto('/puerta');
  await expect(reopened.getByText('70 por enviar')).toBeVisible();
  await expect(reopened.getByLabel('Número de Membresía')).toBeFocused();
  for (const [number, span] of await typeNumbers(reopened, first.slice(70))) {
    if (!typed.has(number)) typed.set(number, span);
  }
  const typedAtSecond = await typeNumbers(second, last);
  // A number that waits is not written down twice.
  await expect(reopened.getByText(`${first.length - 20} por enviar`)).toBeVisible();
  await expect(second.getByText(`${last.length} por enviar`)).toBeVisible();

  await context.setOffline(false);
  await other.setOffline(false);
  await expect(reopened.getByText('En línea')).toBeVisible({ timeout: 60_000 });
  await expect(second.getByText('En línea')).toBeVisible({ timeout: 60_000 });
  await expect(reopened.getByRole('button', { name: 'Por revisar (2)' })).toBeVisible();
  await expect(second.getByRole('button', { name: 'Por revisar (1)' })).toBeVisible();

  const today = await readToday(church);
  expect(today.presentes).toBe(MEMBERS);
  const marked = today.personas.filter(({ marca }) => marca !== null);
  expect(marked.map(({ codigo }) => codigo).sort()).toEqual(everybody);
  // Of a number that was typed at both tables the first to arrive counts, with its own time.
  const typedAt = (codigo: string, phone: string | null) =>
    (phone === 'Mesa 1' ? typed : typedAtSecond).get(codigo) ?? { from: 0, to: 0 };
  const wrong = marked.filter(({ codigo, marca }) => {
    const { from, to } = typedAt(codigo, marca?.telefono ?? null);
    const longest = Math.floor((to + longestSending()) / 1000) - Math.floor(from / 1000);
    // An hour before that one is most of a day after it.
    return (secondsOf(marca?.hora ?? '') - churchSeconds(from) + DAY_S) % DAY_S > longest;
  });
  expect(wrong).toEqual([]);

  // 'Solo números': no name was ever on the phone, and after sending no number is.
  const stored = await dump(reopened);
  expect(stored).not.toMatch(/Persona|Apellido/);
  expect(everybody.filter((number) => hasNumber(stored, number))).toEqual([]);
  expect(await reopened.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await other.close();
});

test('enrolling signs out whoever is signed in on the phone, and removing it ends its door', async ({
  page,
  site: church,
  complaints,
}) => {
  // Enrolling may wait long for the worker.
  test.slow();
  complaints.expect(/401/);
  await page.goto('/auth/login');
  await page.getByLabel('Nombre de usuario').fill(church.adminName);
  await page.getByLabel('Numero de membresia').fill(church.adminPassword);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const left = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  await enrol(page, church, 'Mesa 1');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  const refused = await fetch(`${church.url}/api/auth/users`, {
    headers: { authorization: `Bearer ${left}` },
  });
  expect(refused.status).toBe(401);

  const headers = { authorization: `Bearer ${church.token}`, 'x-puerta': '1' };
  const phones = (await (await fetch(`${church.url}/api/puerta/telefonos`, { headers })).json()) as {
    id: number;
  }[];
  await fetch(`${church.url}/api/puerta/telefonos/${phones[0]?.id}`, { method: 'DELETE', headers });
  await page.keyboard.type('100001');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Este teléfono ya no está autorizado.' })).toBeVisible();
  await expect(page.getByText('1 marca sin enviar')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 marca sin enviar')).toBeVisible();
});

test('somebody new is noted without a signal, reaches the panel, and leaves the phone', {
  tag: '@core',
}, async ({ page, context, site: church, complaints }) => {
  test.slow();
  complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await enrol(page, church, 'Mesa 1');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Soy nuevo' }).tap();
  // Typed by a keyboard alone: the first wrong field has the focus.
  await page.keyboard.type('Kevin');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Apellido')).toBeFocused();
  await page.keyboard.type('mendoza');
  await expect(page.getByLabel('Apellido')).toHaveValue('M');
  await page.getByRole('radio', { name: 'Sí' }).check();
  await page.getByLabel('WhatsApp de tu mamá, papá o tutor').fill('700 12345');
  await page.getByLabel('¿Quién te invitó?').fill('Camila Rojas');
  await page.getByRole('button', { name: 'Guardar y marcar' }).tap();
  await expect(page.getByText('Kevin M.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Contar personas sin nombre' }).tap();
  await page.getByLabel('¿Cuántas personas hay hoy que nadie anotó?').fill('20');
  await page.getByRole('button', { name: 'Guardar' }).tap();
  await expect(page.getByText('1 por enviar')).toBeVisible();
  // A lost phone tells nobody who came.
  expect(await dump(page)).not.toMatch(/Kevin|700 ?12345|Camila/);
  await page.reload();
  await expect(page.getByText('1 por enviar')).toBeVisible();
  await expect(page.getByRole('button', { name: '20 sin nombre: cambiar' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('En línea')).toBeVisible({ timeout: 60_000 });
  const headers = { authorization: `Bearer ${church.token}`, 'x-puerta': '1' };
  const noted = await fetch(`${church.url}/api/visitas`, { headers });
  expect(await noted.json()).toMatchObject([{ nombre: 'Kevin', inicial: 'M', menor: true }]);
  const { iso } = churchToday();
  await expect
    .poll(async () => (await fetch(`${church.url}/api/conteos/${iso}`, { headers })).json())
    .toMatchObject({ visitas: 1, sinNombre: 20 });
  expect(await dump(page)).not.toMatch(/Kevin|700 ?12345|(?<![\da-f])12345(?![\da-f])|Camila/);
});
