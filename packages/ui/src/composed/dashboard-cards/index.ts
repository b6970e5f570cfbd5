export { DashboardCards, type DashboardCardsProps } from './dashboard-cards.tsx';
