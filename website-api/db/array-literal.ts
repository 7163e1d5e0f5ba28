/**
 * Formats an array as one parameter of PostgreSQL: `${arrayLiteral(ids)}::bigint[]`. The statement's text, and so its
 * plan, is the same for any number of values. The values must need no quoting: numbers, UUIDs, hexadecimal digests.
 */
export function arrayLiteral(values: readonly (number | string)[]): string {
	return `{${values.join(',')}}`
}
