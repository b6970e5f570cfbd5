import { toast } from '../../primitives/toast/index.ts';

/** Success messages of this screen clear after 3 seconds (spec section 4). */
const SUCCESS_MS = 3000;

/** Says what was done, for as long as the spec says. */
export function sayDone(message: string): void {
  toast.success(message, { durationMs: SUCCESS_MS });
}
