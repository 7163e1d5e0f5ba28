/** A refusal of the operator API. `code` is stable, e.g. TRANSITION_REFUSED. */
export type Refusal = {
	ok: false
	status: number
	code: string
	message: string
	/** By wire field name. */
	errors: Record<string, string[]>
	retryAfterSeconds: number | null
}
