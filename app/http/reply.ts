import { json } from '@remix-run/node'

/** An answer with a status: what a refused form gives back is 422. */
export function reply<T>(data: T, status: number, headers?: Record<string, string>) {
	return json(data, { status, headers })
}
