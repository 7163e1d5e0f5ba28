import type { z } from 'zod'

/** One call of the operator API, under /operator/v1; `bytes` goes as a picture. Throws a sentence for a person. */
export type OperatorCall = <T>(
	schema: z.ZodType<T>,
	request: {
		method: 'POST'
		path: `/${string}`
		body?: unknown
		bytes?: Uint8Array<ArrayBuffer>
	},
) => Promise<T>
