export { Hero, type HeroProps } from './hero.tsx';
export { PageHero, type PageHeroProps } from './page-hero.tsx';
