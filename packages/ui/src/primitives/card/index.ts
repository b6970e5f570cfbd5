export { Card, type CardElement, type CardProps, cardPaddings, cardTones } from './card.tsx';
export { CardTitle, type CardTitleProps } from './card-title.tsx';
