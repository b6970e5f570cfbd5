import { describe, expect, it, vi } from 'vitest';
import { debianPackage, type Machine } from './debian-package.ts';

function setUp(changes: Partial<Machine> = {}) {
  const order: string[] = [];
  const machine: Machine = {
    canInstall: true,
    say: vi.fn((line: string) => void order.push(line)),
    install: vi.fn((name: string) => {
      order.push(name);
      return `/usr/bin/${name}`;
    }),
    ...changes,
  };
  return { machine, order };
}

describe("Debian's browser", () => {
  it('is announced in one line before it is installed, where nobody can be asked', async () => {
    const { machine, order } = setUp();
    expect(await debianPackage(machine)).toMatchObject({ path: '/usr/bin/chromium-headless-shell' });
    expect(order).toEqual([
      expect.stringMatching(/^No browser was found.*as root.*apt-get/),
      'chromium-headless-shell',
    ]);
  });

  it.each(['', 'y', 'Yes'])('is installed after the answer "%s"', async (answer) => {
    const ask = vi.fn(async () => answer);
    const { machine } = setUp({ ask });
    expect(await debianPackage(machine)).toBeDefined();
    expect(ask).toHaveBeenCalledOnce();
    expect(machine.say).not.toHaveBeenCalled();
  });

  it('is not installed where the person refuses', async () => {
    const { machine } = setUp({ ask: async () => 'n' });
    expect(await debianPackage(machine)).toBeUndefined();
    expect(machine.install).not.toHaveBeenCalled();
  });

  it('is not spoken of where it cannot be installed', async () => {
    const { machine, order } = setUp({ canInstall: false });
    expect(await debianPackage(machine)).toBeUndefined();
    expect(order).toEqual([]);
  });
});
