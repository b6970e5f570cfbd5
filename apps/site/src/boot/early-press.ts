import { ALIVE } from '../loading/alive.ts';
import { scriptedButton } from '../loading/scripted-button.ts';

/**
 * Keeps the last press on a button from before the page is alive, and repeats it then: a tap is never lost.
 * @param onPress - brings the script if nothing else does.
 */
export function keepEarlyPress(onPress: () => void): void {
  let pressed: HTMLElement | null = null;
  const keep = (press: Event) => {
    const button = scriptedButton(press);
    if (!button) return;
    pressed = button;
    onPress();
  };
  document.addEventListener('click', keep);
  document.addEventListener(
    ALIVE,
    () => {
      document.removeEventListener('click', keep);
      if (pressed?.isConnected) pressed.click();
    },
    { once: true },
  );
}
