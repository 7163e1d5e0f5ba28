/** A request to the operator API. */
export type WireCall = {
	method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
	/** Path below /operator/v1. */
	path: string
	query?: Record<string, string | number | boolean | undefined> | undefined
	body?: unknown
	/** A binary body, in place of `body`. */
	bytes?: { type: string; content: Uint8Array<ArrayBuffer> }
	headers?: Record<string, string>
}
