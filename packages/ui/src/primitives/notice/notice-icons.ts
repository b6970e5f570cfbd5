import { alert, checkCircle, info, warning } from '../icon/index.ts';

/** The icon of each tone, so that no tone is told by its colour alone. */
export const noticeIcons = { info, success: checkCircle, warning, danger: alert };
