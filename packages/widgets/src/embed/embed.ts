/**
 * Inside a frame on another site: takes the widget's attributes from the frame's address and posts the widget's height
 * to the page. It listens to no messages and has no secrets (server rule R16).
 */
import './embed.css';

const allowed = ['theme', 'accent', 'limit', 'members'];
const element = document.querySelector('[data-embed]');
for (const [name, value] of new URLSearchParams(location.search)) {
  if (allowed.includes(name)) element?.setAttribute(name, value);
}
const theme = element?.getAttribute('theme');
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;

let postedHeight = 0;
new ResizeObserver(() => {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  if (height === postedHeight) return;
  postedHeight = height;
  // To any origin: the message is only a number.
  parent.postMessage({ type: 'ministerio:height', height }, '*');
}).observe(document.body);
