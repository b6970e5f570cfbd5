import { config } from 'zod/mini';

/** Otherwise zod tries `new Function` at its first schema, which the policy refuses and reports (R12). */
config({ jitless: true });
