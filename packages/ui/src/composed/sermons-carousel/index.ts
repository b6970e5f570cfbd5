export { type Sermon, type SermonsState, sermonTitle } from './sermon.ts';
export { SermonsCarousel, type SermonsCarouselProps } from './sermons-carousel.tsx';
