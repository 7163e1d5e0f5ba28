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

	/** What the log says of it. */
	readonly reason: string | undefined

	constructor(status: RefusalStatus, headers: Record<string, string> = {}, reason?: string) {
		super(String(status))
		this.status = status
		this.headers = headers
		this.reason = reason
	}
}

/** The level of a request's line; that a shop is in maintenance is no trouble. */
export function requestLevel(
	status: number,
	{ route, reason }: { route: string; reason?: unknown },
): 'info' | 'warn' | 'error' {
	if (status === 500) return 'error'
	const isClosed = reason === 'maintenance' || route.endsWith('/maintenance')
	return status > 500 && !isClosed ? 'warn' : 'info'
}
