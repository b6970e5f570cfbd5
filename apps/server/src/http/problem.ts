import {
  type ErrorCode,
  type ErrorEnvelope,
  errorMessages,
  type FactorChallenge,
  rateLimitedMessage,
} from '@ministerio/contract';

const statuses: Record<ErrorCode, number> = {
  accuracy_too_low: 403,
  already_marked: 409,
  already_taken: 409,
  attendance_not_found: 404,
  bad_json: 400,
  busy: 503,
  category_exists: 409,
  category_not_found: 404,
  challenge_expired: 409,
  confirmation_required: 403,
  closing_not_found: 404,
  content_changed: 409,
  cross_site: 403,
  day_over: 409,
  door_needs_https: 409,
  factor_required: 403,
  feed_unavailable: 502,
  ficha_changed: 409,
  follow_up_not_found: 404,
  follow_up_not_held: 409,
  follow_up_taken: 409,
  forbidden: 403,
  guardian_missing: 409,
  guardian_phone_shared: 409,
  internal_error: 500,
  invalid_credentials: 401,
  invalid_position: 400,
  last_admin: 409,
  mark_in_use: 409,
  mark_not_found: 404,
  message_not_found: 404,
  month_already_closed: 409,
  month_changed: 409,
  month_closed: 409,
  month_not_over: 409,
  no_contact: 409,
  not_found: 404,
  number_not_found: 404,
  own_phone_missing: 401,
  own_password_required: 403,
  passkeys_unavailable: 409,
  password_change_required: 403,
  payload_too_large: 413,
  phone_ended: 401,
  phone_missing: 401,
  phone_needs_https: 409,
  phone_removed: 401,
  phone_unconfirmed: 403,
  rate_limited: 429,
  registration_closed: 403,
  role_not_allowed: 403,
  screen_link_ended: 404,
  second_factor_required: 401,
  sign_in_too_old: 403,
  storage_unavailable: 503,
  token_expired: 401,
  token_invalid: 401,
  token_missing: 401,
  too_far: 403,
  too_many_door_codes: 409,
  too_many_own_phones: 409,
  unsupported_media_type: 415,
  user_not_found: 404,
  validation_failed: 400,
  visitor_not_found: 404,
  weak_password: 400,
  wrong_code: 403,
  wrong_current_password: 403,
  wrong_door_code: 403,
  wrong_passkey: 403,
};

export interface ProblemDetails {
  /** One Spanish text for each wrong field. */
  readonly errors?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Instead of the code's own sentence. */
  readonly message?: string;
  /** With `second_factor_required`: the challenge, and how to meet it (R45). */
  readonly challenge?: FactorChallenge;
  /** A whole HTML page instead of JSON, for a form that was sent without script. */
  readonly page?: string;
}

/** A refusal (docs/rules.md#answers). Handlers throw it; the error handler sends it. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: Readonly<Record<string, string>> | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly page: string | undefined;
  readonly challenge: FactorChallenge | undefined;

  constructor(code: ErrorCode, { errors, headers = {}, message, page, challenge }: ProblemDetails = {}) {
    super(message ?? errorMessages[code]);
    this.code = code;
    this.status = statuses[code];
    this.errors = errors;
    this.headers = headers;
    this.page = page;
    this.challenge = challenge;
  }

  /** The JSON body. */
  toJSON(): ErrorEnvelope {
    const { code, message, errors, challenge } = this;
    return { code, message, ...(errors === undefined ? {} : { errors: { ...errors } }), ...challenge };
  }
}

/** A refusal of one field, which has the same sentence as the whole. */
export function fieldProblem(code: ErrorCode, field: string, message: string = errorMessages[code]): Problem {
  return new Problem(code, { message, errors: { [field]: message } });
}

/** 429 with the time to wait. @param waitMs - milliseconds. */
export function rateLimited(waitMs: number): Problem {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new Problem('rate_limited', {
    message: rateLimitedMessage(seconds),
    headers: { 'retry-after': String(seconds) },
  });
}

/** Throws 429 where the call has to wait. @param waitMs - milliseconds; 0 lets it pass. */
export function refuseWhileWaiting(waitMs: number): void {
  if (waitMs > 0) throw rateLimited(waitMs);
}

/** @throws Problem - with the code where a record is missing. */
export function orNotFound<Record>(record: Record | null, code: ErrorCode): Record {
  if (record === null) throw new Problem(code);
  return record;
}
