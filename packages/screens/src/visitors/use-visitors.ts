import { joinVisitors, listVisitors, readVisitorContact, type Visitor } from '@ministerio/contract';
import { findWhatsAppNumber, whatsAppLink } from '@ministerio/contract/domain';
import { toast } from '@ministerio/ui/primitives/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '../kit/failure-words/failure-words.ts';
import { queryKeys } from '../kit/query-keys/query-keys.ts';
import { useServices } from '../kit/services/index.ts';
import { useCall } from '../kit/use-call.ts';
import { visitorName, visitWords } from './view/visitor-words.ts';
import type { ShownContact } from './view/visitors-table/visitor-contact.tsx';

/** Visitors who are no members, always current: other administrators answer the same questions. */
export function useVisitors() {
  return useCall(queryKeys.visitors, listVisitors, { staleTime: 0 });
}

/** Refetches the visitors, and the days that count them. */
export function useReloadVisitors() {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: queryKeys.visitors });
    void queries.invalidateQueries({ queryKey: queryKeys.attendance });
  };
}

/** Numbers that were asked for. They live as long as the screen, in no cache and no storage. */
export function useContacts() {
  const { client, church } = useServices();
  const [contacts, setContacts] = useState<ReadonlyMap<number, ShownContact>>(new Map());
  const ask = useMutation({
    mutationFn: ({ id }: Visitor) => client.call(readVisitorContact, { params: { id } }),
    gcTime: 0,
    onSuccess: ({ telefono, tutorTelefono }, visitor) => {
      // A minor's own number does not exist.
      const number = visitor.menor ? tutorTelefono : (telefono ?? tutorTelefono);
      const digits = number === null ? null : findWhatsAppNumber(number, church.countryCode);
      const chatHref = digits === null ? null : whatsAppLink(digits, greeting(visitor));
      setContacts((previous) => new Map(previous).set(visitor.id, { number, chatHref }));
    },
    onError: (error) => toast.error(failureWords(error, 'No se pudo ver el número')),
  });
  return { contacts, ask: ask.mutate, asking: ask.isPending ? ask.variables.id : null };
}

function greeting({ nombre, menor }: Visitor): string {
  return menor ? `Hola: Gracias por la visita de ${nombre}.` : `Hola, ${nombre}: Gracias por visitarnos.`;
}

/** Joins two visitors who are one person, and says what became of their visits. */
export function useJoin(today: string) {
  const { client } = useServices();
  const reload = useReloadVisitors();
  const join = useMutation({
    mutationFn: ({ visitor, con }: { visitor: Visitor; con: number; other: Visitor | undefined }) =>
      client.call(joinVisitors, { params: { id: visitor.id }, body: { con } }),
    onSuccess: (_, { visitor, other }) => {
      const days = new Set([...visitor.visitas, ...(other?.visitas ?? [])]);
      const words = visitWords([...days].sort().reverse(), today);
      toast.success(`${visitorName(other ?? visitor)} es una sola persona: ${words}.`);
    },
    onError: (error) => toast.error(failureWords(error, 'No se pudieron unir las visitas')),
    // Also after a refusal: another administrator may have joined them.
    onSettled: reload,
  });
  return { join: join.mutate, joining: join.isPending ? join.variables.visitor.id : null };
}
