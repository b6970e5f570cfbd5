export { DemoNotice } from './demo-notice.tsx';
export { useDemoStatus } from './use-demo-status.ts';
