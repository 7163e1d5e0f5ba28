/**
 * PostgreSQL's text form of an array, to be sent as one parameter: `${arrayLiteral(ids)}::bigint[]`. A statement keeps one
 * text, and one plan, for any number of values. The values must need no quoting: numbers, UUIDs, hexadecimal digests.
 */
export function arrayLiteral(values: readonly (number | string)[]): string {
	return `{${values.join(',')}}`
}
