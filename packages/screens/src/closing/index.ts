export { ClosingScreen } from './closing-screen.tsx';
export { CloseMonth, type CloseMonthProps, type NewClosing } from './view/close-month/close-month.tsx';
export type { TypedCounts } from './view/close-month/piles.ts';
export { ClosedMonth, type ClosedMonthProps } from './view/closed-month/closed-month.tsx';
