/** A request for a record of the first shop. */
export type Probe = {
	/** Replaces the path's {name}, or is appended to the path. */
	path: string
	body?: unknown
	form?: FormData
	headers?: Record<string, string>
	/** Occurs in the first shop's own response, and in no other. */
	finds: RegExp
	/** The second shop's response looks the same, about its own record or about none. */
	alike?: true
}

/** GET requests. */
export const read = (...questions: [rest: string, finds: RegExp][]): Probe[] =>
	questions.map(([path, finds]) => ({ path, finds }))

/** A request with a body. */
export const write = (body: unknown, finds: RegExp): Probe => ({ path: '', body, finds })

/** Requests whose responses do not show whose data they are. */
export const alike = (probes: Probe[]): Probe[] =>
	probes.map((probe) => ({ ...probe, alike: true }))
