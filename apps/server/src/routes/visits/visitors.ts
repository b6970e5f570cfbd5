import {
  dayCounts,
  joinVisitors as joinEndpoint,
  listVisitors,
  makeMember,
  readVisitorContact,
} from '@ministerio/contract';
import type { FastifyInstance } from 'fastify';
import { churchDay } from '../../content/church-day.ts';
import type { Context } from '../../context.ts';
import { countOfDay } from '../../db/repositories/door-list.ts';
import {
  findVisitor,
  joinVisitors,
  similarTo,
  type VisitorRow,
  visitorsKnownFrom,
  visitorsSince,
  visitsOf,
  visitsOfDay,
} from '../../db/repositories/visitors.ts';
import { auditedTransaction } from '../../http/audit.ts';
import { orNotFound, Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { makeMemberOf } from './make-member.ts';

/** GET /visitas, the contact of one, 'es la misma persona', 'Hacer miembro'; GET /conteos/{fecha}. */
export function visitorRoutes(app: FastifyInstance, context: Context): void {
  const { store, clock, content, trail } = context;
  route(app, listVisitors, {
    async handle() {
      const all = await visitorsSince(store, visitorsKnownFrom(await churchDay(content, clock())));
      const visits = await visitsOf(
        store,
        all.map(({ id }) => id),
      );
      return all.map((visitor) => ({
        id: visitor.id,
        nombre: visitor.nombre,
        inicial: visitor.inicial,
        menor: visitor.minor === 1,
        contacto: contactOf(visitor),
        invito: visitor.invito,
        visitas: visits.filter(({ visitorId }) => visitorId === visitor.id).map(({ date }) => date),
        parecidas: similarTo(visitor, all),
      }));
    },
  });
  route(app, readVisitorContact, {
    notFoundCode: 'visitor_not_found',
    async handle({ params: { id }, account, request }) {
      const visitor = orNotFound(await findVisitor(store, id), 'visitor_not_found');
      const { telefono, tutorTelefono } = visitor;
      await trail.look({ account, request }, ['visitor', id], async () => ({
        action: 'visitor_contact_viewed',
        entity: 'visit',
        entityId: id,
      }));
      return { telefono, tutorTelefono };
    },
  });
  route(app, joinEndpoint, {
    notFoundCode: 'visitor_not_found',
    async handle({ params: { id }, body: { con }, account, request }) {
      await auditedTransaction(context, { account, request }, async (transaction, audit) => {
        orNotFound(await findVisitor(transaction, id), 'visitor_not_found');
        orNotFound(await findVisitor(transaction, con), 'visitor_not_found');
        if (id === con) throw new Problem('visitor_not_found');
        await joinVisitors(transaction, id, con);
        const visitas = (await visitsOf(transaction, [con])).length;
        await audit({ action: 'visitors_joined', entity: 'visit', entityId: con, after: { visitas } });
      });
      return { message: 'Son la misma visita.' };
    },
  });
  route(app, makeMember, {
    notFoundCode: 'visitor_not_found',
    handle: (call) => makeMemberOf(context, call),
  });
  route(app, dayCounts, {
    async handle({ params: { fecha } }) {
      const { visits, nameless } = await visitsOfDay(store, fecha);
      return { fecha, conNumero: await countOfDay(store, fecha), visitas: visits, sinNombre: nameless };
    },
  });
}

function contactOf({ telefono, tutorTelefono }: VisitorRow): 'propio' | 'tutor' | null {
  if (telefono !== null) return 'propio';
  return tutorTelefono === null ? null : 'tutor';
}
