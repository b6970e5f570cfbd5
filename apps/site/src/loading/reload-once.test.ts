import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

const START_MS = 1_790_000_000_000;
const load = vi.fn();
const failed = new TypeError('Failed to fetch dynamically imported module');
let kept: Map<string, string>;

function lookAt(nowMs: number, online = true) {
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return reloadOnce(failed, '/dashboard', { storage: () => storage, online, nowMs, load });
}

describe('reloadOnce', () => {
  beforeEach(() => {
    kept = new Map();
    load.mockReset();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  it('loads the document anew, and not again when that did not help', () => {
    expect(lookAt(START_MS)).toBe(true);
    expect(lookAt(START_MS + 2_000)).toBe(false);
    expect(load.mock.calls).toEqual([['/dashboard']]);
  });

  it('does so again for the next new version', () => {
    lookAt(START_MS);
    expect(lookAt(START_MS + 3_600_000)).toBe(true);
  });

  it('leaves the page alone where the browser keeps no note of it', () => {
    const storage = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    expect(reloadOnce(failed, undefined, { storage, online: true, nowMs: START_MS, load })).toBe(false);
    expect(load).not.toHaveBeenCalled();
  });

  it('leaves the page alone without network', () => {
    expect(lookAt(START_MS, false)).toBe(false);
    expect(load).not.toHaveBeenCalled();
  });
});
