import { type FieldError, Problem } from './problem.ts'

/** A 422 about one field. */
export function fieldProblem(field: string, error: FieldError): Problem {
	return new Problem(422, 'INVALID', { errors: { [field]: [error] } })
}
