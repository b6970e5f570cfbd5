import type { Gate, Measurement, PartResult, Unit } from '../../part.ts';
import { CONNECTIONS, LISTED } from './dataset.ts';
import type { Samples } from './samples.ts';

/** The figures of the part `api` and what they have to keep. */
export function resultOf(samples: Samples): PartResult {
  const measure = (what: string, subject: string, unit: Unit, name: string): Measurement => ({
    what,
    subject,
    unit,
    samples: samples.of(name),
  });
  const gate = (what: string, name: string, unit: Unit, relation: Gate['relation'], limit: number): Gate => ({
    what,
    value: samples.median(name),
    unit,
    relation,
    limit,
  });
  const twoSlots =
    'two hashes run at a time, so that files are still read (R4); the floor has no such limit, no log and no commit';
  const eachRequest =
    'each read also knows its token again, asks for the account behind it, writes every security header and a line of log';
  const list = `list of ${LISTED} rows with a token, ${CONNECTIONS} connections`;
  const durable = `durable mark with its audit row, ${CONNECTIONS} connections`;
  const floor = 'bare Fastify + better-sqlite3';
  return {
    measurements: [
      measure(list, 'ours', 'per second', 'read ours'),
      measure(list, floor, 'per second', 'read floor'),
      ...['ours', 'floor'].map((whose) =>
        measure(
          'processor time of 1,000 such lists',
          whose === 'ours' ? whose : floor,
          'ms',
          `read cost ${whose}`,
        ),
      ),
      measure(durable, 'ours', 'per second', 'mark ours'),
      measure(durable, floor, 'per second', 'mark floor'),
      measure('reads beside marks, p99', 'ours', 'ms', 'read p99 with marks'),
      measure('marks beside reads', 'ours', 'per second', 'marks meanwhile'),
      measure('logins', 'ours', 'per second', 'login ours'),
      measure('logins', 'bare Fastify + argon2id', 'per second', 'login floor'),
      measure('logins', 'argon2id in a loop, 2 at a time, without requests', 'per second', 'argon2'),
      measure('reads beside logins, p99', 'ours', 'ms', 'read p99 with logins'),
      measure('start with 100,000 attendance rows', 'ours', 'ms', 'start'),
    ].filter(({ samples: { length } }) => length > 0),
    gates: [
      {
        ...gate('reads, ours over the floor', 'read ratio', 'ratio', 'at least', 0.7),
        explanation: eachRequest,
      },
      gate('marks, ours over the floor', 'mark ratio', 'ratio', 'at least', 1.5),
      gate('p99 of reads on 50 connections while marks go on', 'read p99 with marks', 'ms', 'at most', 100),
      {
        ...gate(
          'logins, ours over bare Fastify with argon2id alone',
          'login ratio',
          'ratio',
          'at least',
          0.8,
        ),
        explanation: twoSlots,
      },
      gate('p99 of reads while logins keep every slot busy', 'read p99 with logins', 'ms', 'at most', 100),
      gate('start with 100,000 attendance rows', 'start', 'ms', 'at most', 2000),
    ],
    notes: [
      'Both servers run as processes of their own on copies of one SQLite database (240,000 people, 100,000 marks), WAL and synchronous FULL; the load comes from the same machine. The ratios are medians of the ratios of single rounds. Where the load itself needs most of a core, requests a second of both come closer than the servers are: the processor time says what each spends.',
      'Ours reads the account behind the token on each request, checks role and form, answers with every security header and writes one line of log; the floor does none of that. Both write the mark and its audit row in one transaction; in ours, marks that arrive together share one commit, and none is acknowledged before it.',
    ],
  };
}
