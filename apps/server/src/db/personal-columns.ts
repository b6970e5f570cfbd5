/** Days after which personal data is deleted although the account is kept (R39). */
export const KEPT_DAYS = { positions: 90, guardiansOfAdults: 30, visitors: 183, followUps: 366 } as const;

/** Where the export of the own data answers a column, or why it does not. */
type Told = string | { readonly why: string };

/** Fate of a table's rows about a person whose account is deleted (R38). */
type Erased = 'deleted' | 'redacted' | 'nobody’s account';

interface PersonalTable {
  /** Rows of people without an account go by their time alone (R39). */
  readonly erased: Erased;
  readonly columns: Readonly<Record<string, Told>>;
}

const NO_ACCOUNT = { why: 'of somebody without an account' };

/**
 * The registry of personal columns (R66): every column of every table that has something about a person. The tests of
 * erasure, export and copies read it; a migration that adds a column without an entry fails there.
 */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  users: {
    erased: 'deleted',
    columns: {
      id: 'cuenta.id',
      username: 'cuenta.username',
      username_key: { why: 'made of username' },
      email: 'cuenta.email',
      email_key: { why: 'made of email' },
      codigo: 'cuenta.codigo',
      codigo_key: { why: 'made of codigo' },
      nombre: 'cuenta.nombre',
      apellido: 'cuenta.apellido',
      search_key: { why: 'made of name, username and codigo' },
      role: 'cuenta.role',
      password_hash: { why: 'never leaves the server (R30)' },
      password_kind: { why: 'about the session; the export asks for an own password (R1)' },
      password_expires_ms: { why: 'about the session' },
      token_version: { why: 'about the session' },
      origin: { why: 'the log of changes has it: user_registered, user_created' },
      confirmed_ms: 'cuenta.confirmada',
      created_ms: 'cuenta.creada',
      updated_ms: { why: 'the log of changes has every change' },
    },
  },
  user_categories: {
    erased: 'deleted',
    columns: {
      category_id: 'ministerios.0.nombre',
      user_id: { why: 'the caller' },
      created_ms: 'ministerios.0.desde',
    },
  },
  attendance: {
    erased: 'deleted',
    columns: {
      id: { why: 'names a row, says nothing of a person' },
      user_id: { why: 'the caller' },
      local_date: 'asistencias.0.date',
      local_time: 'asistencias.0.time',
      marked_ms: { why: 'the same instant as day and time' },
      method: 'asistencias.0.method',
      marked_by: 'asistencias.0.marcadoPor',
      latitude: 'asistencias.0.latitude',
      longitude: 'asistencias.0.longitude',
      accuracy_m: 'asistencias.0.precisionMetros',
      position_doubt: 'asistencias.0.ubicacionDudosa',
      aporte: 'asistencias.0.aporte',
      aporte_cents: { why: 'made of aporte' },
      updated_ms: { why: 'the log of changes has every change' },
      phone_id: { why: 'names the church’s phone, says nothing of a person' },
      received_ms: { why: 'when that phone had a signal again' },
    },
  },
  person_details: {
    erased: 'deleted',
    columns: {
      user_id: { why: 'the caller' },
      version: { why: 'counts edits' },
      telefono: 'ficha.telefono',
      birth_year: 'ficha.anioNacimiento',
      noted_minor: { why: 'said at the door; nothing else follows from it than the year would' },
      guardian_ms: { why: 'the log of changes has it' },
      chat_from_ms: { why: 'the log of changes has it' },
    },
  },
  guardians: {
    erased: 'deleted',
    columns: {
      id: { why: 'names a row, says nothing of a person' },
      user_id: { why: 'the caller' },
      nombre: 'ficha.tutores.0.nombre',
      telefono: 'ficha.tutores.0.telefono',
      parentesco: 'ficha.tutores.0.parentesco',
      may_write: 'ficha.tutores.0.sePuedeEscribir',
      chat_from_ms: { why: 'the log of changes has it' },
    },
  },
  consents: {
    erased: 'deleted',
    columns: {
      id: { why: 'names a row, says nothing of a person' },
      user_id: { why: 'the caller' },
      kind: 'ficha.consentimientos.0.tipo',
      way: 'ficha.consentimientos.0.medio',
      recorded_by: { why: 'the log of changes has it' },
      recorded_ms: 'ficha.consentimientos.0.cuando',
      withdrawn_ms: 'ficha.consentimientos.0.retirado',
    },
  },
  follow_ups: {
    erased: 'deleted',
    columns: {
      id: { why: 'names a row, says nothing of a person' },
      user_id: { why: 'the caller' },
      visitor_id: NO_ACCOUNT,
      since: 'seguimiento.episodios.0.desde',
      state: 'seguimiento.episodios.0.estado',
      taken_by: { why: 'the log of changes has it' },
      taken_ms: { why: 'as above' },
      wrote_by: { why: 'as above' },
      wrote_ms: 'seguimiento.episodios.0.escrito',
      chat_by: { why: 'the log of changes has it' },
      chat_ms: 'seguimiento.episodios.0.chatAbierto',
      snooze_until: 'seguimiento.episodios.0.esperaHasta',
      updated_ms: { why: 'the log of changes has every change' },
    },
  },
  planned_absences: {
    erased: 'deleted',
    columns: {
      id: { why: 'names a row, says nothing of a person' },
      user_id: { why: 'the caller' },
      from_date: 'seguimiento.avisos.0.desde',
      to_date: 'seguimiento.avisos.0.hasta',
      noted_by: { why: 'the log of changes has it' },
      noted_ms: { why: 'as above' },
    },
  },
  follow_up_notes: {
    erased: 'deleted',
    columns: {
      id: { why: 'names a row, says nothing of a person' },
      user_id: { why: 'the caller' },
      visitor_id: NO_ACCOUNT,
      note: 'ficha.nota.texto',
      written_by: 'ficha.nota.por',
      written_ms: 'ficha.nota.cuando',
    },
  },
  category_leaders: {
    erased: 'deleted',
    columns: {
      category_id: 'lidera.0.ministerio',
      user_id: { why: 'the caller' },
      since_ms: 'lidera.0.desde',
      granted_by: { why: 'the log of changes has it' },
    },
  },
  audit_log: {
    erased: 'redacted',
    columns: {
      id: { why: 'names a row, says nothing of a person' },
      at_ms: 'cambios.0.at',
      actor_id: { why: 'the name is answered' },
      actor_name: 'cambios.0.actor',
      action: 'cambios.0.action',
      entity: { why: 'follows from the action' },
      entity_id: { why: 'names a row, says nothing of a person' },
      subject_user_id: { why: 'the caller' },
      before_json: 'cambios.0.before',
      after_json: 'cambios.0.after',
      request_id: { why: 'names a line of the server’s log' },
    },
  },
  deletion_requests: {
    erased: 'deleted',
    columns: { user_id: { why: 'the caller' }, requested_ms: 'eliminacionPedida' },
  },
  confirmations: {
    erased: 'deleted',
    columns: {
      hash: { why: 'about the session, for five minutes' },
      user_id: { why: 'the caller' },
      ver: { why: 'as above' },
      jti: { why: 'as above' },
      issued_ms: { why: 'as above' },
    },
  },
  second_factors: {
    erased: 'deleted',
    columns: {
      id: { why: 'names a row, says nothing of a person' },
      user_id: { why: 'the caller' },
      kind: { why: 'about signing in; the panel shows it' },
      name: { why: 'as above' },
      created_ms: { why: 'as above' },
      used_ms: { why: 'as above' },
      credential_id: { why: 'made by the passkey, proves nothing to others' },
      public_key: { why: 'as above' },
      transports: { why: 'as above' },
      counter: { why: 'as above' },
      secret: { why: 'never leaves the server again' },
    },
  },
  recovery_codes: {
    erased: 'deleted',
    columns: {
      user_id: { why: 'the caller' },
      hash: { why: 'never leaves the server' },
      created_ms: { why: 'the log of changes has it' },
    },
  },
  own_phones: {
    erased: 'deleted',
    columns: {
      id: { why: 'names a row, says nothing of a person' },
      user_id: { why: 'the caller' },
      name: 'telefonos.0.nombre',
      made_by: { why: 'about the session' },
      presented: { why: 'about the session' },
      presented_hash: { why: 'never leaves the server' },
      made_ms: 'telefonos.0.desde',
      used_ms: 'telefonos.0.usado',
      ends_ms: 'telefonos.0.fin',
    },
  },
  challenges: {
    erased: 'deleted',
    columns: {
      hash: { why: 'about the session, for five minutes' },
      user_id: { why: 'the caller' },
      purpose: { why: 'as above' },
      ver: { why: 'as above' },
      jti: { why: 'as above' },
      secret: { why: 'as above' },
      issued_ms: { why: 'as above' },
    },
  },
  import_rows: {
    erased: 'deleted',
    columns: {
      owner_id: { why: 'the administrator who imports; the rows are other people’s, for an hour' },
      run_id: { why: 'as above' },
      row_no: { why: 'as above' },
      row_json: { why: 'as above' },
      password_hash: { why: 'as above' },
      expires_ms: { why: 'as above' },
    },
  },
  visitors: {
    erased: 'nobody’s account',
    columns: {
      id: { why: 'names a row, says nothing of a person' },
      nombre: NO_ACCOUNT,
      inicial: NO_ACCOUNT,
      name_key: NO_ACCOUNT,
      minor: NO_ACCOUNT,
      telefono: NO_ACCOUNT,
      tutor_telefono: NO_ACCOUNT,
      phone_key: NO_ACCOUNT,
      invito: NO_ACCOUNT,
      last_date: NO_ACCOUNT,
      created_ms: NO_ACCOUNT,
    },
  },
  contact_messages: {
    erased: 'nobody’s account',
    columns: {
      id: { why: 'names a row, says nothing of a person' },
      nombre: NO_ACCOUNT,
      email: NO_ACCOUNT,
      mensaje: NO_ACCOUNT,
      created_ms: NO_ACCOUNT,
      read_ms: NO_ACCOUNT,
      whatsapp: NO_ACCOUNT,
    },
  },
};
