/** Why a form's request failed, in the user's words. */
export interface FormFailure {
  /** Message for the whole form; absent where a toast or the fields say it all. */
  readonly message?: string;
  /** Messages of invalid fields, by the field's name. */
  readonly fields?: Readonly<Record<string, string>>;
}
