import { describe, expect, it, vi } from 'vitest';
import { commandOf, endTree } from './command.mjs';

describe('a command', () => {
  it('goes without a shell where there is no need of one', () => {
    expect(commandOf('npm', ['install', '--prefix', '/home/Juan Perez/sitio'], 'linux')).toEqual({
      file: 'npm',
      args: ['install', '--prefix', '/home/Juan Perez/sitio'],
      shell: false,
    });
  });

  it.each([
    [
      'a folder with a space',
      ['--prefix', 'C:\\Users\\Juan Perez\\sitio'],
      'npm --prefix "C:\\Users\\Juan Perez\\sitio"',
    ],
    ['a folder that ends with a backslash', ['C:\\Mis copias\\'], 'npm "C:\\Mis copias\\\\"'],
    [
      'what the shell would take for its own',
      ['a&b', '{packages,apps}/**/*.css'],
      'npm "a&b" "{packages,apps}/**/*.css"',
    ],
    ['a quote', ['dijo "ya"'], 'npm "dijo ""ya"""'],
    ['nothing', [''], 'npm ""'],
    [
      'what needs no quotes',
      ['install', '--no-audit', 'pnpm@12.21.0'],
      'npm install --no-audit pnpm@12.21.0',
    ],
  ])('on Windows is one line for the shell: %s', (_, args, file) => {
    expect(commandOf('npm', args, 'win32')).toEqual({ file, args: [], shell: true });
  });
});

describe('ending what was started', () => {
  const setUp = () => ({ child: { pid: 7, kill: vi.fn() }, run: vi.fn() });

  it('hands the signal on', () => {
    const { child, run } = setUp();
    endTree(child, 'SIGTERM', { platform: 'linux', run });
    expect(child.kill).toHaveBeenCalledWith('SIGTERM');
    expect(run).not.toHaveBeenCalled();
  });

  it('on Windows ends the whole tree, since the shell in between hands nothing on', () => {
    const { child, run } = setUp();
    endTree(child, 'SIGTERM', { platform: 'win32', run });
    expect(run).toHaveBeenCalledWith('taskkill', ['/pid', '7', '/t', '/f'], { stdio: 'ignore' });
    expect(child.kill).not.toHaveBeenCalled();
  });

  it('on Windows leaves Ctrl+C to the console, so that a server stops in order', () => {
    const { child, run } = setUp();
    endTree(child, 'SIGINT', { platform: 'win32', run });
    expect(run).not.toHaveBeenCalled();
    expect(child.kill).not.toHaveBeenCalled();
  });
});
