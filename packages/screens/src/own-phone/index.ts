export { OwnPhoneOffer } from './own-phone-offer.tsx';
export { OwnPhones } from './own-phones.tsx';
