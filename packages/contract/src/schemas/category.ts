import { z } from 'zod';
import { recordId } from '../endpoint.ts';
import { line, looseText } from './text.ts';

/** A ministry from our server. */
export const categoryEntry = z.object({ id: z.int(), name: z.string() }).meta({ id: 'Ministerio' });

/** A ministry from any backend. */
export const looseCategory = z.object({ id: recordId, name: looseText });

/** A ministry, parsed. */
export type Category = z.output<typeof looseCategory>;

/** A ministry's name as typed. */
export const categoryName = line('El nombre de la categoría es obligatorio', 100);
