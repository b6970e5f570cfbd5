/**
 * Opens a chat without a referrer, where the browser still counts it as an answer to a press.
 * @returns whether it did; else a link has to.
 */
export function openChatTab(address: string): boolean {
  const isAnswer = navigator.userActivation?.isActive ?? true;
  if (isAnswer) window.open(address, '_blank', 'noopener,noreferrer');
  return isAnswer;
}
