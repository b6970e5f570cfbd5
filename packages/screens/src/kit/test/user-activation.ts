/** For `beforeEach`: whether a press was just now, whatever keys the stories before it pressed for real. */
export const userActivation = (isActive: boolean) => (): (() => void) => {
  Object.defineProperty(navigator, 'userActivation', { value: { isActive }, configurable: true });
  return () => Reflect.deleteProperty(navigator, 'userActivation');
};
