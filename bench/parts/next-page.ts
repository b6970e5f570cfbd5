import { chromium as launcher } from 'playwright';
import type { Part } from '../part.ts';
import { spreadOf } from '../statistics.ts';
import { startChurch } from './api/program.ts';
import { floors, serveFloors } from './lighthouse/floor-pages.ts';
import { tapLink } from './next-page/tap-link.ts';

const FROM = '/Inicio';
const NEXT = '/Contactanos';
/** Ratio of the former client router: 656 ms beside 408, 669 beside 422, on the same machine. */
const LIMIT = 1.6;
const WHAT = 'link to next page painted';

export const part: Part = {
  name: 'next-page',
  title: 'From a link to the next page, on a phone with slow 4G',
  async run({ root, chromium, runs }) {
    const beside = await serveFloors();
    const server = await startChurch(root);
    const browser = await launcher.launch({ executablePath: chromium });
    try {
      const ours: number[] = [];
      const plain: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        ours.push(await tapLink(browser, server.address + FROM, NEXT));
        const addLink = `document.body.insertAdjacentHTML('beforeend', '<a href="${floors.plain}">Ver</a>')`;
        plain.push(
          await tapLink(browser, beside.address + floors.react, floors.plain, (page) =>
            page.evaluate(addLink),
          ),
        );
      }
      const value = spreadOf(ours).median / spreadOf(plain).median;
      return {
        measurements: [
          { what: WHAT, subject: `ours, ${FROM} to ${NEXT}`, unit: 'ms', samples: ours },
          { what: WHAT, subject: 'a page of two lines', unit: 'ms', samples: plain },
        ],
        gates: [
          {
            what: `${WHAT}, beside a page of two lines`,
            value,
            unit: 'ratio',
            relation: 'at most',
            limit: LIMIT,
          },
        ],
        notes: [
          'A tap on a link once the page is quiet; processor slowed down by four, slow 4G, no service worker. Until the first frame with the heading of the next page.',
        ],
      };
    } finally {
      await browser.close();
      await server.stop();
      beside.stop();
    }
  },
};
