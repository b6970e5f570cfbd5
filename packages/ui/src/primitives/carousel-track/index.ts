export { CarouselTrack, type CarouselTrackProps } from './carousel-track.tsx';
