import { json } from '@remix-run/node'

/**
 * Data with a status: 422 for a refused form. With 503 it says so itself, as script sees no status, and has nothing loaded
 * again then.
 */
export function reply<T>(data: T, status: number, headers?: Record<string, string>) {
	return json(status === 503 ? { ...data, unavailable: true } : data, { status, headers })
}
