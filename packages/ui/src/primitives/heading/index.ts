export { Heading, type HeadingProps, type HeadingSize, headingSizes } from './heading.tsx';
