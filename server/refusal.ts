/** The statuses that there are texts for. */
export const refusalStatuses = [
	400, 403, 404, 405, 408, 413, 414, 415, 417, 429, 431, 500, 503,
] as const
export type RefusalStatus = (typeof refusalStatuses)[number]

/** A request that is answered with an error page without asking the shop. */
export class Refusal extends Error {
	override name = 'Refusal'
	readonly status: RefusalStatus
	readonly headers: Record<string, string>

	constructor(status: RefusalStatus, headers: Record<string, string> = {}) {
		super(String(status))
		this.status = status
		this.headers = headers
	}
}
