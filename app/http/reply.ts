import { json } from '@remix-run/node'

/** Data with a status: 422 for a refused form. */
export function reply<T>(data: T, status: number, headers?: Record<string, string>) {
	return json(data, { status, headers })
}
