/**
 * For pages that embed our frames: gives each frame its widget's height. A sandboxed frame has the origin `null`, so a
 * message counts by its source window and that frame's address.
 */

import { scriptSite } from '../runtime/script.ts';
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
