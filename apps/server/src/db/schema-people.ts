import type { ConsentKind, ConsentWay, Kinship } from '@ministerio/contract/domain';
import type { Generated } from 'kysely';
import type { Milliseconds } from './schema-door.ts';

/** Details of a person beside the account; optional. */
export interface PersonDetailsTable {
  user_id: number;
  /** Rises with every change of the ficha; of one without a row it is 0. */
  version: Generated<number>;
  /** E.164; null for people who count as minors (R43). */
  telefono: string | null;
  birth_year: number | null;
  /** 1 where somebody without a year of birth counts as a minor whatever their ministries are. */
  noted_minor: Generated<number>;
  /** When the first guardian was recorded; the first one's number needs no wait (R44). */
  guardian_ms: Milliseconds | null;
  /** No own chat before this: somebody stopped counting as a minor 72 hours before (R44). */
  chat_from_ms: Milliseconds | null;
}

export interface GuardiansTable {
  id: Generated<number>;
  user_id: number;
  nombre: string;
  /** E.164. */
  telefono: string;
  parentesco: Kinship;
  /** 1 for 'se le puede escribir' (R65). */
  may_write: number;
  /** No chat before this: the number was set or changed 72 hours before (R44). */
  chat_from_ms: Milliseconds | null;
}

interface ConsentsTable {
  id: Generated<number>;
  user_id: number;
  kind: ConsentKind;
  way: ConsentWay;
  recorded_by: number | null;
  recorded_ms: Milliseconds;
  withdrawn_ms: Milliseconds | null;
}

/** Tables of people's fichas. */
export interface PeopleSchema {
  person_details: PersonDetailsTable;
  guardians: GuardiansTable;
  consents: ConsentsTable;
}
