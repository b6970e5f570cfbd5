export { FirstSteps } from './first-steps.tsx';
export { PanelHome } from './panel-home.tsx';
