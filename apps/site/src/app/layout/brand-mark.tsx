import { artwork } from '../../public/artwork.ts';

/** The rosette before the product's name in the bars; the name itself says what it is. */
export function BrandMark() {
  return <img src={artwork.logo} alt="" width={32} height={32} />;
}
