export { Notice, type NoticeProps, noticeTones } from './notice.tsx';
