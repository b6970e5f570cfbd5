import { CONTENT_NAMES, type LineNames } from '@ministerio/contract';
import { Dialog } from '@ministerio/ui/primitives/dialog';
import { ErrorState } from '@ministerio/ui/primitives/error-state';
import { ErrorNotice } from '@ministerio/ui/primitives/notice';
import { Skeleton } from '@ministerio/ui/primitives/skeleton';
import { failureOf, failureWords } from '../kit/failure-words/failure-words.ts';
import { useServices } from '../kit/services/index.ts';
import { useSession } from '../kit/session/index.ts';
import { describeVersions } from './describe-versions.ts';
import { type FormKey, siteForms } from './site-forms.ts';
import { useContentVersions } from './use-content-versions.ts';
import type { Restoration, usePublishing } from './use-publishing.ts';
import { VersionHistory } from './view/version-history/version-history.tsx';

interface DocumentHistoryProps {
  readonly form: FormKey;
  readonly names: LineNames;
  readonly restore: ReturnType<typeof usePublishing>['restore'];
  readonly onRestore: (restoration: Restoration) => void;
  readonly onClose: () => void;
}

/** 'Historial': the versions of a form's documents, in a dialog. */
export function DocumentHistory({ form, names, restore, onRestore, onClose }: DocumentHistoryProps) {
  const { church } = useServices();
  const username = useSession()?.username ?? '';
  const { keys } = siteForms[form];
  const { byKey, error, isPending, refetch } = useContentVersions(keys);
  const [pending] = restore.isPending ? (restore.variables ?? []) : [];
  const choose = (id: string) => {
    const [key, version] = id.split(' ');
    const found = keys.find((one) => one === key);
    const current = found && byKey[found]?.[0]?.version;
    if (found && current !== undefined) onRestore({ key: found, version: Number(version), current });
  };
  return (
    <Dialog open onOpenChange={onClose} title={`Historial de ${CONTENT_NAMES[form]}`} size="lg">
      <ErrorNotice>{failureOf(restore, 'No se pudo volver a esa versión')}</ErrorNotice>
      {error ? (
        <ErrorState
          title="Error al cargar el historial"
          message={failureWords(error)}
          onRetry={() => void refetch()}
        />
      ) : isPending ? (
        <Skeleton lines={6} />
      ) : (
        <VersionHistory
          versions={describeVersions(byKey, CONTENT_NAMES, { username, timeZone: church.timeZone, names })}
          pendingId={pending && `${pending.key} ${pending.version}`}
          onRestore={choose}
        />
      )}
    </Dialog>
  );
}
