import type { z } from 'zod'
import type { Sent } from '#contract/message.ts'
import { wireNameOf } from '#contract/message-names.ts'
import { type FieldError, Problem } from './problem.ts'

/** A 422 about several fields of a message, by our names. */
export function fieldProblems<S extends z.ZodType>(
	schema: S,
	errors: { [Field in keyof Sent<S> & string]?: FieldError },
): Problem
export function fieldProblems(
	schema: z.ZodType,
	errors: Record<string, FieldError | undefined>,
): Problem {
	const named = Object.entries(errors).flatMap(([field, error]) =>
		error ? [{ path: wireNameOf(schema, field) ?? field, error }] : [],
	)
	const byPath = Object.fromEntries(named.map(({ path, error }) => [path, [error]]))
	return new Problem(422, 'INVALID', { errors: byPath })
}

/** A 422 about one field of a message: `fieldProblem(AddressEdit, 'district', { message: 'DISTRICT_UNKNOWN' })`. */
export function fieldProblem<S extends z.ZodType>(
	schema: S,
	field: keyof Sent<S> & string,
	error: FieldError,
): Problem
/** The same for a path of the wire, such as LINES.0.SKU. */
export function fieldProblem(wirePath: string, error: FieldError): Problem
export function fieldProblem(
	...args: [schema: z.ZodType, field: string, error: FieldError] | [path: string, error: FieldError]
): Problem {
	const [path, error] =
		args.length === 2 ? args : [wireNameOf(args[0], args[1]) ?? args[1], args[2]]
	return new Problem(422, 'INVALID', { errors: { [path]: [error] } })
}
