export { DemoNotice } from './demo-notice.tsx';
