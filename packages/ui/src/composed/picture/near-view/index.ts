export { showWhenNear, whenNearView } from './near-view.ts';
