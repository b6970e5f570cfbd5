import { ImportMembers } from '../features/import-members/view/import-members.tsx';
import type { RegistryEntry } from './entry.ts';

const nothing = () => undefined;
const actions = {
  onFile: nothing,
  onTemplate: nothing,
  onColumn: nothing,
  onTitles: nothing,
  onCheck: nothing,
  onBack: nothing,
  onCorrect: nothing,
  onLeaveOut: nothing,
  onImport: nothing,
  onCancel: nothing,
  onReport: nothing,
  onRestart: nothing,
};

/** The import of members, at its first step. */
export const importComponents: readonly RegistryEntry[] = [
  {
    folder: 'import-members',
    name: 'ImportMembers',
    render: (props) => (
      <ImportMembers {...props} state={{ step: 'choose', reading: false, error: null }} actions={actions} />
    ),
  },
];
