/**
 * `npm run screenshots`: takes `docs/screenshots` anew from the built product with its sample data: every public page
 * at three widths in both themes, some screens of the panel, the member's phone, a widget and Storybook, and the pictures
 * of the administrator's guide. `-- public`, `-- app` or `-- guide` takes only those.
 */
import { chromium } from 'playwright';
import { startServer } from '../e2e/support/running-server.ts';
import { buildOrExit } from './build/build-changed.ts';
import { takeAppScreens } from './screenshots/app-screens.ts';
import { takeGuide } from './screenshots/guide/take-guide.ts';
import { takePublicPages } from './screenshots/public-pages.ts';
import { sampleFeed } from './screenshots/sample-feed.ts';
import { chromiumFlags } from './test/chromium-flags.ts';
import { findBrowser } from './test/find-browser.ts';

const [only] = process.argv.slice(2);
const wanted = (part: 'public' | 'app' | 'guide') => only === undefined || only === part;
await buildOrExit();
const { path: executablePath } = await findBrowser();
const server = await startServer({
  DEMO: '1',
  ADMIN_PASSWORD: 'solo para las fotos',
  SERMONS_FEED_URL: sampleFeed(),
});
const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
try {
  if (wanted('public')) await takePublicPages(browser, server.url);
  if (wanted('app')) await takeAppScreens(browser, server);
  // Last: it marks, creates and resets.
  if (wanted('guide')) await takeGuide(browser, server);
} finally {
  await browser.close();
  await server.stop();
}
