export { Spinner, type SpinnerProps, spinnerSizes } from './spinner.tsx';
