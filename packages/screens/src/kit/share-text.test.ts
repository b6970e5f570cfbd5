import { describe, expect, it, vi } from 'vitest';
import { shareText } from './share-text.ts';

const refused = (name: string) => vi.fn(async () => Promise.reject(new DOMException('', name)));
const clipboard = () => ({ writeText: vi.fn(async () => undefined) });

describe('a text that is shared', () => {
  it('goes to the device’s own sheet, also where somebody closes that', async () => {
    const copying = clipboard();
    const share = vi.fn(async () => undefined);
    expect(await shareText('hola', { share, clipboard: copying })).toBe('sent');
    expect(share).toHaveBeenCalledWith({ text: 'hola' });
    expect(await shareText('hola', { share: refused('AbortError'), clipboard: copying })).toBe('sent');
    expect(copying.writeText).not.toHaveBeenCalled();
  });

  it('is copied without a sheet, and where that does not open', async () => {
    const copying = clipboard();
    expect(await shareText('hola', { clipboard: copying })).toBe('copied');
    expect(await shareText('hola', { share: refused('NotAllowedError'), clipboard: copying })).toBe('copied');
    expect(copying.writeText).toHaveBeenCalledTimes(2);
  });

  it('goes nowhere without a clipboard, or one that refuses', async () => {
    expect(await shareText('hola', {})).toBe('nowhere');
    expect(await shareText('hola', { clipboard: { writeText: refused('NotAllowedError') } })).toBe('nowhere');
  });
});
