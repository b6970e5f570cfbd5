import { DrawnArtwork } from '../composed/picture/drawn-artwork.tsx';
import { adminComponents } from './composed-admin.tsx';
import { homeComponents } from './composed-home.tsx';
import { importComponents } from './composed-import.tsx';
import { memberComponents } from './composed-members.tsx';
import { peopleComponents } from './composed-people.tsx';
import { privacyComponents } from './composed-privacy.tsx';
import { publicComponents } from './composed-public.tsx';
import { tableParts } from './composed-tables.tsx';
import type { RegistryEntry } from './entry.ts';

const entries = [
  ...publicComponents,
  ...peopleComponents,
  ...adminComponents,
  ...homeComponents,
  ...importComponents,
  ...memberComponents,
  ...privacyComponents,
  ...tableParts,
];

/** Every composed component, for the rules that hold for all of them. A folder that is missing here fails a test. */
export const registry: readonly RegistryEntry[] = entries.map((entry) => ({
  ...entry,
  render: (props) => <DrawnArtwork>{entry.render(props)}</DrawnArtwork>,
}));
