export { DemoNotice, type DemoNoticeProps } from './demo-notice.tsx';
