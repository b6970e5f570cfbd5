export { DownloadProgress, type DownloadProgressProps } from './download-progress.tsx';
