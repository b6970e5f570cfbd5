import { chromium as launcher, type Page } from 'playwright';
import type { Part } from '../part.ts';
import { spreadOf } from '../statistics.ts';
import { startChurch, tokenOf } from './api/program.ts';
import { PREPAID, slowPhone } from './first-screens/open-screen.ts';
import { enrolPhone, readMembers } from './first-screens/sessions.ts';

const DOOR = '[data-component="Door"]';
const FIELD = `${DOOR} input`;
const ANSWER = `${DOOR} [data-tone]`;

declare global {
  interface Window {
    /** Resolves with the milliseconds of the next tap, as Interaction to Next Paint counts them. */
    nextTapMs?: Promise<number>;
  }
}

/** Listens, in the page, for the next tap: from the finger's lift to the frame that shows what it did, in steps of 8 ms. */
function watchTap(): void {
  window.nextTapMs = new Promise((resolve) => {
    const observer = new PerformanceObserver((entries) => {
      const click = entries.getEntriesByName('click')[0];
      if (!click) return;
      observer.disconnect();
      resolve(click.duration);
    });
    // Not in TypeScript's own options yet.
    const options = { type: 'event', durationThreshold: 16 };
    observer.observe(options);
  });
}

const shown = (page: Page, selector: string) =>
  page.evaluate((what) => {
    const element = document.querySelector(what);
    return element instanceof HTMLInputElement ? element.value : (element?.textContent ?? null);
  }, selector);

/** Taps a key of the door's own keypad. @returns milliseconds until the page showed what it did. */
async function tap(page: Page, key: string, shows: string): Promise<number> {
  await page.evaluate(watchTap);
  const before = await shown(page, shows);
  await page
    .getByRole('group', { name: 'Teclado numérico' })
    .getByRole('button', { name: key, exact: true })
    .tap();
  const ms = (await page.evaluate(() => window.nextTapMs)) ?? Number.NaN;
  if ((await shown(page, shows)) === before) throw new Error(`bench: the key ${key} showed nothing.`);
  return ms;
}

export const part: Part = {
  name: 'door-keys',
  title: 'The keys of the door, on a cheap phone',
  async run({ root, chromium, runs }) {
    const server = await startChurch(root, true);
    const browser = await launcher.launch({ executablePath: chromium });
    const digits: number[] = [];
    const marks: number[] = [];
    try {
      const token = await tokenOf(server);
      const people = await readMembers(server.address, token);
      const members = people.filter(({ codigo }) => /^\d+$/.test(codigo));
      const phone = await enrolPhone(browser, server.address, token);
      const { page, close } = await slowPhone(browser, PREPAID, phone);
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
        'An enrolled phone, 360 x 740, processor slowed down by six, 400 ms and 50 KB/s, used as soon as the field is there. Measured by the browser itself (Event Timing, of which Interaction to Next Paint is made): from the lift of the finger to the frame that shows what it did, in steps of 8 ms. The answer does not wait for the server.',
      ],
    };
  },
};
