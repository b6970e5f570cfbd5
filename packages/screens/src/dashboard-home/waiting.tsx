import { adminLinks } from '@ministerio/ui/composed/admin-shell/admin-links';
import { Heading } from '@ministerio/ui/primitives/heading';
import { useId } from 'react';
import { DeletionRequests } from '../deletion-requests/index.ts';
import { DemoNotice } from '../demo-notice/index.ts';
import { QueryView } from '../kit/query-view/query-view.tsx';
import { useServices } from '../kit/services/index.ts';
import { useUnreadMessages } from '../messages/index.ts';
import { PanelNotices } from './panel-notices.tsx';
import { missedPerson, newPerson } from './people.ts';
import { useStatistics } from './use-home-queries.ts';
import { PeopleToGreet } from './view/people-to-greet/people-to-greet.tsx';
import { UnreadMessages } from './view/unread-messages/unread-messages.tsx';
import styles from './waiting.module.css';

/** 'Lo que espera': notices, requests, messages, and the people to write to; what has nothing to say is not there. */
export function Waiting() {
  const title = useId();
  const { church } = useServices();
  const statistics = useStatistics();
  const unread = useUnreadMessages()?.size ?? 0;
  return (
    <section aria-labelledby={title} className={styles.Root}>
      <Heading level={2} size="lg" id={title}>
        Lo que espera
      </Heading>
      <div className={styles.List}>
        <PanelNotices />
        <DeletionRequests />
        <DemoNotice />
        {unread > 0 ? <UnreadMessages count={unread} href="/dashboard/form" /> : null}
        <QueryView query={statistics} loading={null} errorTitle="No se pudo cargar el resumen de asistencia">
          {({ primeraVez, ausentes }) => (
            <>
              {primeraVez.total > 0 ? (
                <PeopleToGreet
                  title="Primera vez esta semana"
                  lead="Su primera asistencia es de esta semana."
                  people={primeraVez.personas.map((person) => newPerson(person, church.product))}
                  total={primeraVez.total}
                  verb="Saludar"
                  moreHref={`${adminLinks.followUp.href}?lista=nuevos`}
                />
              ) : null}
              {ausentes.total > 0 ? (
                <PeopleToGreet
                  title="Ausentes tres semanas o más"
                  lead="Venían y han faltado tres semanas enteras o más."
                  people={ausentes.personas.map((person) => missedPerson(person, church.product))}
                  total={ausentes.total}
                  verb="Escribir"
                  moreHref={`${adminLinks.followUp.href}?lista=faltan`}
                />
              ) : null}
            </>
          )}
        </QueryView>
        <p className={styles.Nothing}>Nada espera.</p>
      </div>
    </section>
  );
}
