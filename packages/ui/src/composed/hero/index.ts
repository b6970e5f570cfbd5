export { Hero, type HeroProps } from './hero.tsx';
export { PageHero, type PageHeroProps, type PageHeroSection } from './page-hero.tsx';
