/**
 * Inside a frame on somebody else's page: takes the widget's attributes from the frame's address and tells the page
 * how high the widget is. It listens to nothing and knows nothing (server rule R16).
 */
import './embed.css';

const allowed = ['theme', 'accent', 'limit'];
const element = document.querySelector('[data-embed]');
for (const [name, value] of new URLSearchParams(location.search)) {
  if (allowed.includes(name)) element?.setAttribute(name, value);
}
const theme = element?.getAttribute('theme');
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;

let told = 0;
new ResizeObserver(() => {
  const height = Math.ceil(document.body.getBoundingClientRect().height);
  if (height === told) return;
  told = height;
  // To whoever holds the frame: it says nothing but a number.
  parent.postMessage({ type: 'ministerio:height', height }, '*');
}).observe(document.body);
