import tones from '../../internal/tones.module.css';
import { alert, checkCircle, info, warning } from '../icon/index.ts';

/** Classes of the colours that a message has by its meaning. */
export const toneClasses = {
  info: tones.Info,
  success: tones.Success,
  warning: tones.Warning,
  danger: tones.Danger,
};

/** The icon of each meaning, so that none is told by its colour alone. */
export const toneIcons = { info, success: checkCircle, warning, danger: alert };
