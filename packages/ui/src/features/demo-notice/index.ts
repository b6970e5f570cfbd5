export { DemoNotice } from './demo-notice.tsx';
export { useDemoStatus } from './use-demo-status.ts';
export { DemoNotice as DemoNoticeView, type DemoNoticeProps } from './view/demo-notice.tsx';
