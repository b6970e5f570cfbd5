import { chromium as launcher, type Page } from 'playwright';
import type { Part } from '../part.ts';
import { spreadOf } from '../statistics.ts';
import { slowPhone } from './first-screens/open-screen.ts';
import { adminToken, enrolPhone, readMembers, startChurch } from './first-screens/sessions.ts';

const FIELD = '[data-component="Door"] input';
const ANSWER = '[data-component="Door"] [data-tone]';

declare global {
  interface Window {
    /** Milliseconds from the last press to the frame that answered it. */
    answeredMs?: Promise<number>;
  }
}

/** Waits, in the page, until what a selector finds says something else than now, and that is painted. */
function watchAnswer(selector: string): void {
  const read = () => {
    const element = document.querySelector(selector);
    return element instanceof HTMLInputElement ? element.value : element?.textContent;
  };
  const before = read();
  window.answeredMs = new Promise((resolve) => {
    let pressedMs = 0;
    window.addEventListener('touchstart', ({ timeStamp }) => (pressedMs = timeStamp), {
      capture: true,
      once: true,
    });
    const look = () => {
      if (pressedMs === 0 || read() === before) return void requestAnimationFrame(look);
      // A message's task runs once the frame of this callback is painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - pressedMs);
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
}

/** Taps a key of the door's own keypad. @returns milliseconds until the page showed what it did. */
async function tap(page: Page, key: string, shows: string): Promise<number> {
  await page.evaluate(watchAnswer, shows);
  await page
    .getByRole('group', { name: 'Teclado numérico' })
    .getByRole('button', { name: key, exact: true })
    .tap();
  return (await page.evaluate(() => window.answeredMs)) ?? Number.NaN;
}

export const part: Part = {
  name: 'door-keys',
  title: 'The keys of the door, on a cheap phone',
  async run({ root, chromium, runs }) {
    const server = await startChurch(root);
    const browser = await launcher.launch({ executablePath: chromium });
    const digits: number[] = [];
    const marks: number[] = [];
    try {
      const token = await adminToken(server.address);
      const people = await readMembers(server.address, token);
      const members = people.filter(({ codigo }) => /^\d+$/.test(codigo));
      const phone = await enrolPhone(browser, server.address, token);
      const { page, close } = await slowPhone(browser, phone);
      await page.goto(`${server.address}/puerta`);
      await page.locator(FIELD).waitFor();
      for (const { codigo } of members.slice(0, runs)) {
        const waits: number[] = [];
        for (const digit of codigo) waits.push(await tap(page, digit, FIELD));
        digits.push(Math.max(...waits));
        marks.push(await tap(page, 'Marcar', ANSWER));
      }
      await close();
    } finally {
      await browser.close();
      await server.stop();
    }
    const gate = { unit: 'ms', relation: 'at most', limit: 100 } as const;
    return {
      measurements: [
        { what: 'slowest digit of a number', subject: 'the keypad', unit: 'ms', samples: digits },
        { what: '‘Marcar’ until its answer', subject: 'the keypad', unit: 'ms', samples: marks },
      ],
      gates: [
        { what: 'a digit in the field after its tap', value: spreadOf(digits).median, ...gate },
        { what: 'an answer after ‘Marcar’', value: spreadOf(marks).median, ...gate },
      ],
      notes: [
        'An enrolled phone, 360 x 740, processor slowed down by six, 400 ms and 50 KB/s; from the touch to the end of the frame that shows what it did. The answer does not wait for the server.',
      ],
    };
  },
};
