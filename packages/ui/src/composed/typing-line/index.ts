export { CONTACT_TITLE_PACE, HERO_PACE, type TypingPace } from './typing.ts';
export { TypingLine, type TypingLineProps } from './typing-line.tsx';
