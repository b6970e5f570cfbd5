import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SLOW_MACHINE_MS } from '../../packages/test-kit/src/slow-machine.ts';
import { RestartingServer } from './restarting-server.ts';

let folder = '';
let server: RestartingServer;
const said: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dev-'));
  said.length = 0;
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((line: string) => void said.push(line));
  }
  server = new RestartingServer([join(folder, 'server.cjs')], process.env);
});
afterEach(async () => {
  await server.stop();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const write = (code: string) => writeFileSync(join(folder, 'server.cjs'), code);
const listening = (name: string) =>
  write(`console.log('${name}'); console.log('Listo: http://127.0.0.1:1'); setInterval(() => {}, 1000);`);

describe('the server while the product is changed', () => {
  it('says what it says but for its address, which nobody is to open', async () => {
    listening('one');
    expect(await server.start()).toBe(true);
    expect(said).toEqual(['one']);
  });

  it('tells that its start was refused', async () => {
    write('process.exitCode = 1;');
    expect(await server.start()).toBe(false);
  });

  it('runs what was changed, once for changes that come together', async () => {
    listening('one');
    await server.start();
    listening('two');
    await Promise.all([server.restart(), server.restart()]);
    expect(said).toEqual(['one', 'two']);
  });

  it('waits for the next change after a mistake', async () => {
    listening('one');
    await server.start();
    write('process.exitCode = 1;');
    await server.restart();
    listening('two');
    await server.restart();
    expect(said).toEqual(['one', 'El servidor no pudo empezar; lo intenta con el próximo cambio.', 'two']);
  });

  it('says that it stopped by itself', async () => {
    write("console.log('Listo: http://127.0.0.1:1');");
    await server.start();
    await vi.waitFor(() => expect(said).toEqual(['El servidor se detuvo; vuelve con el próximo cambio.']), {
      timeout: SLOW_MACHINE_MS,
    });
  });
});
