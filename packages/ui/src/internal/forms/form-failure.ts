/** Why a form's call failed, in words for the person who filled it in. */
export interface FormFailure {
  /** The sentence for the form as a whole; absent where a toast or the fields say it all. */
  readonly message?: string;
  /** One sentence per wrong field, by the field's name. */
  readonly fields?: Readonly<Record<string, string>>;
}
