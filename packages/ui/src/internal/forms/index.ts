export { firstErrorOnly } from './first-error-only.ts';
export type { FormFailure } from './form-failure.ts';
export { showFailure } from './show-failure.ts';
export { useSingleSubmit } from './use-single-submit.ts';
