import { describe, expect, it } from 'vitest';
import { type DraftStorage, forgetDrafts, parseTexts, readDraft, writeDraft } from './draft-storage.ts';

function memory(): DraftStorage & { readonly items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}
const asText = (stored: unknown) => (typeof stored === 'string' ? stored : null);

describe('unsaved input', () => {
  it('is found again by whoever typed it and by nobody else', () => {
    const storage = memory();
    writeDraft(storage, 'aportes', 'admin', 'Bs 20');
    expect(readDraft(storage, 'aportes', 'admin', asText)).toBe('Bs 20');
    expect(readDraft(storage, 'aportes', 'ruth', asText)).toBeNull();
    expect(readDraft(storage, 'otro', 'admin', asText)).toBeNull();
  });

  it('is forgotten once it is saved', () => {
    const storage = memory();
    writeDraft(storage, 'aportes', 'admin', 'Bs 20');
    writeDraft(storage, 'aportes', 'admin', null);
    expect(storage.items.size).toBe(0);
  });

  it('goes with whoever leaves, and only theirs', () => {
    const { items, ...storage } = memory();
    const whole = {
      ...storage,
      get length() {
        return items.size;
      },
      key: (index: number) => [...items.keys()][index] ?? null,
      clear: () => items.clear(),
    };
    for (const owner of ['admin', 'ruth']) writeDraft(whole, 'aportes', owner, 'Bs 20');
    writeDraft(whole, 'ficha', 'admin', 'Ana');
    whole.setItem('otra cosa', 'x');
    forgetDrafts(whole, 'admin');
    expect([...items.keys()]).toEqual(['borrador:ruth:aportes', 'otra cosa']);
  });

  it('is dropped where it is none of ours', () => {
    const storage = memory();
    writeDraft(storage, 'aportes', 'admin', 7);
    expect(readDraft(storage, 'aportes', 'admin', asText)).toBeNull();
    for (const key of storage.items.keys()) storage.items.set(key, '{broken');
    expect(readDraft(storage, 'aportes', 'admin', asText)).toBeNull();
  });

  it('is lost without a word where the browser forbids or has no storage', () => {
    const forbidden: DraftStorage = {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('full');
      },
      removeItem: () => undefined,
    };
    expect(() => writeDraft(forbidden, 'aportes', 'admin', 'x')).not.toThrow();
    expect(readDraft(forbidden, 'aportes', 'admin', asText)).toBeNull();
    expect(readDraft(null, 'aportes', 'admin', asText)).toBeNull();
  });
});

describe('kept texts', () => {
  it.each([null, 7, [], 'text', {}, { 101: 5 }])('are not taken from %j', (stored) => {
    expect(parseTexts(stored)).toBeNull();
  });

  it('are taken where they are texts', () => {
    expect(parseTexts({ 101: 'Bs 5', 102: null })).toEqual({ 101: 'Bs 5' });
  });
});
