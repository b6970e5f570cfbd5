import { NoticeList } from '@ministerio/ui/composed/notice-list';
import { Heading } from '@ministerio/ui/primitives/heading';
import { useId } from 'react';
import { useDeletionRequests } from '../deletion-requests/index.ts';
import { useDemoStatus } from '../demo-notice/index.ts';
import { QueryView } from '../kit/query-view/query-view.tsx';
import { useServices } from '../kit/services/index.ts';
import { useSession } from '../kit/session/index.ts';
import { useUnreadMessages } from '../messages/index.ts';
import { useNotices, useStatistics, useUnconfirmed } from './use-home-queries.ts';
import styles from './waiting.module.css';
import { waitingRows } from './waiting-rows.tsx';

/** 'Lo que espera': people first, then notices, the most severe before the others; what has nothing to say is not there. */
export function Waiting() {
  const title = useId();
  const { church, now } = useServices();
  const statistics = useStatistics();
  const facts = {
    statistics: statistics.data,
    unconfirmed: useUnconfirmed().data,
    deletions: useDeletionRequests(),
    unread: useUnreadMessages()?.size,
    notices: useNotices().data,
    isDemo: useDemoStatus().data?.presentes,
  };
  const { product, timeZone } = church;
  const reader = { product, timeZone, username: useSession()?.username ?? '', nowMs: now() };
  const rows = waitingRows(facts, reader);
  return (
    <section aria-labelledby={title} className={styles.Root}>
      <Heading level={2} size="lg" id={title}>
        Lo que espera
      </Heading>
      <NoticeList notices={rows} />
      <QueryView query={statistics} loading={null} errorTitle="No se pudo cargar el resumen de asistencia">
        {() => (rows.length > 0 ? null : <p className={styles.Nothing}>Nada espera.</p>)}
      </QueryView>
    </section>
  );
}
