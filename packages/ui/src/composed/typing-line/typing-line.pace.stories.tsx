import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CONTACT_TITLE_PACE, HERO_PACE, TypingLine, type TypingPace } from './index.ts';

/** Letters that are measured. */
const MEASURED = 40;
const lines = ['.', 'Tercer anillo Externo, entre Av. Santos Dumont y Radial 13'];

const Line = (pace: TypingPace) => <TypingLine lines={lines} pace={pace} />;
const hero: TypingPace = { ...HERO_PACE, pauseMs: 50 };
const contact: TypingPace = { ...CONTACT_TITLE_PACE, pauseMs: 50 };

const meta = {
  title: 'Composed/Public/Typing line/Pace',
  tags: ['!dev', '!autodocs'],
  render: () => (
    <>
      <Line {...hero} />
      <Line {...contact} />
    </>
  ),
} satisfies Meta;
export default meta;

/** Milliseconds a letter, from the first that is seen to come. */
function paceOf(line: Element): Promise<number> {
  return new Promise((resolve) => {
    const typed = line.querySelector('[data-rest]') ?? line;
    let first: { at: number; shown: number } | null = null;
    const look = new MutationObserver(() => {
      const [at, shown] = [performance.now(), typed.textContent?.length ?? 0];
      // The line before, and the steps that began it: a line that was first seen in its middle is too short.
      if (shown < 3) {
        first = null;
        return;
      }
      first ??= { at, shown };
      const letters = shown - first.shown;
      if (letters < MEASURED) return;
      look.disconnect();
      resolve((at - first.at) / letters);
    });
    look.observe(typed, { childList: true, characterData: true, subtree: true });
  });
}

/** Time that a plain timer of the browser needs for as many steps on this machine. */
function plainPace(ms: number): Promise<number> {
  const start = performance.now();
  let steps = 0;
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      steps += 1;
      if (steps < MEASURED) return;
      clearInterval(timer);
      resolve((performance.now() - start) / MEASURED);
    }, ms);
  });
}

/** Every frame of the page takes 30 ms to paint, as on a slow phone. @returns ends it */
function slowFrames(): () => void {
  let frame = requestAnimationFrame(function paint(start) {
    frame = requestAnimationFrame(paint);
    while (performance.now() - start < 30);
  });
  return () => cancelAnimationFrame(frame);
}

/** 80 ms and 100 to 120 ms a letter as a person sees them (spec section 9), beside a timer of the same page and whatever it paints. */
export const Measured: StoryObj<typeof meta> = {
  beforeEach: slowFrames,
  play: async ({ canvasElement }) => {
    const found = () => [...canvasElement.querySelectorAll('[data-component="TypingLine"]')];
    await waitFor(() => expect(found()).toHaveLength(2));
    const measured = await Promise.all([...found().map(paceOf), plainPace(80)]);
    const [heroMs = 0, contactMs = 0, plainMs = 0] = measured;
    const slowness = plainMs / 80;
    await expect(heroMs).toBeGreaterThan(76);
    await expect(heroMs).toBeLessThan(84 * slowness);
    await expect(contactMs).toBeGreaterThan(104);
    await expect(contactMs).toBeLessThan(116 * slowness);
  },
};
