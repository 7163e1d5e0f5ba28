import type { z } from 'zod'

/**
 * One request to the operator API, under /operator/v1; `bytes` is sent as a picture. Rejects with a message for
 * users.
 */
export type OperatorCall = <T>(
	schema: z.ZodType<T>,
	request: {
		method: 'POST'
		path: `/${string}`
		body?: unknown
		bytes?: Uint8Array<ArrayBuffer>
	},
) => Promise<T>
