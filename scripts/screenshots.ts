/**
 * `npm run screenshots`: takes `docs/screenshots` anew from the built product with its sample data: every public page
 * at three widths in both themes, some screens of the panel, the member's phone, a widget and Storybook, the sheet of all
 * emblems, and the pictures of the administrator's guide. `-- public`, `-- app`, `-- emblems` or `-- guide` takes only those.
 */
import { type Browser, chromium } from 'playwright';
import { startServer } from '../e2e/support/running-server.ts';
import { chromiumFlags } from '../packages/test-kit/src/chromium-flags.ts';
import { buildOrExit } from './build/build-changed.ts';
import { takeAppScreens } from './screenshots/app-screens.ts';
import { takeEmblems } from './screenshots/emblems.ts';
import { takeGuide } from './screenshots/guide/take-guide.ts';
import { tokenOf } from './screenshots/pages.ts';
import { takePublicPages } from './screenshots/public-pages.ts';
import { sampleFeed } from './screenshots/sample-feed.ts';
import { findBrowser } from './test/find-browser.ts';

const [only] = process.argv.slice(2);
const wanted = (part: 'public' | 'app' | 'emblems' | 'guide') => only === undefined || only === part;

/** Pictures of the built product. */
async function takeProduct(browser: Browser): Promise<void> {
  const server = await startServer({
    DEMO: '1',
    ADMIN_PASSWORD: 'solo para las fotos',
    SERMONS_FEED_URL: sampleFeed(),
  });
  try {
    const token = await tokenOf(server.url, { username: server.adminName, password: server.adminPassword });
    // The pictures are of a church in its year, not on its first day.
    await fetch(`${server.url}/api/primeros-pasos`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}` },
    });
    if (wanted('public')) await takePublicPages(browser, server.url);
    if (wanted('app')) await takeAppScreens(browser, server);
    // Last: it marks, creates and resets.
    if (wanted('guide')) await takeGuide(browser, server);
  } finally {
    await server.stop();
  }
}

// Emblems are drawn from their sources.
const needsProduct = only !== 'emblems';
if (needsProduct) await buildOrExit();
const { path: executablePath } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
try {
  if (wanted('emblems')) await takeEmblems(browser);
  if (needsProduct) await takeProduct(browser);
} finally {
  await browser.close();
}
