/** The values of an audit entry, as the database keeps them. */
export function auditedValues(json: string | null): Record<string, unknown> | null {
  return json === null ? null : (JSON.parse(json) as Record<string, unknown>);
}
