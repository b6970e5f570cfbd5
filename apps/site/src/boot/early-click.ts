import { HYDRATED } from '../loading/hydrated.ts';
import { scriptedButton } from '../loading/scripted-button.ts';

/**
 * Replays the last press on a button from before hydration once the page is hydrated: no tap is lost.
 * @param onPress - loads the script if nothing else has.
 */
export function replayEarlyClick(onPress: () => void): void {
  let pressed: HTMLElement | null = null;
  const keep = (press: Event) => {
    const button = scriptedButton(press);
    if (!button) return;
    pressed = button;
    onPress();
  };
  document.addEventListener('click', keep);
  document.addEventListener(
    HYDRATED,
    () => {
      document.removeEventListener('click', keep);
      if (pressed?.isConnected) pressed.click();
    },
    { once: true },
  );
}
