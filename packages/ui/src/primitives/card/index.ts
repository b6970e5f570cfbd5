export {
  Card,
  type CardElement,
  type CardProps,
  CardTitle,
  type CardTitleProps,
  cardPaddings,
  cardTones,
} from './card.tsx';
