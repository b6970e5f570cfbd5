export { ActivitiesCarousel, type ActivitiesCarouselProps } from './activities-carousel.tsx';
