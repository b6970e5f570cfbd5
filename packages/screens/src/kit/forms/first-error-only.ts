import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * Reports one error at a time: that of the first invalid field in the given order
 * (spec section 5, Login: the username, then the password).
 * @param resolver - checks the whole form.
 * @param order - field names, first checked first.
 */
export function firstErrorOnly<Values extends FieldValues, Context, Output>(
  resolver: Resolver<Values, Context, Output>,
  order: readonly (keyof Values & string)[],
): Resolver<Values, Context, Output> {
  return async (values, context, options) => {
    const result = await resolver(values, context, options);
    const errors = result.errors as Record<string, unknown>;
    const first = order.find((name) => errors[name] !== undefined);
    if (first === undefined) return result;
    return { values: {}, errors: { [first]: errors[first] } } as typeof result;
  };
}
