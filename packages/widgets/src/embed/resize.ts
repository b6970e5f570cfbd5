/**
 * For pages that hold our frames: gives each the height that its widget tells. A frame without our origin speaks as
 * `null`, so what counts is which frame it is and what it shows.
 */

import { scriptSite } from '../runtime/script-site.ts';
import { heightFrom } from './height-message.ts';

const site = scriptSite();

addEventListener('message', ({ source, origin, data }) => {
  const height = heightFrom(data);
  if (origin !== 'null' || height === undefined) return;
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.contentWindow === source && frame.src.startsWith(`${site}/embed/`))
      frame.height = String(height);
  }
});
