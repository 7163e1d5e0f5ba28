/** One question about a thing of the first shop. */
export type Probe = {
	/** What stands in place of the path's {name}, or after it. */
	path: string
	body?: unknown
	form?: FormData
	headers?: Record<string, string>
	/** Is in the first shop's own answer, and in nobody else's. */
	finds: RegExp
	/** The second shop's answer looks the same: it is about itself, or about nothing. */
	alike?: true
}

/** Questions by GET. */
export const read = (...questions: [rest: string, finds: RegExp][]): Probe[] =>
	questions.map(([path, finds]) => ({ path, finds }))

/** A question with a body. */
export const write = (body: unknown, finds: RegExp): Probe => ({ path: '', body, finds })

/** Questions whose answers say nothing of whom they are about. */
export const alike = (probes: Probe[]): Probe[] =>
	probes.map((probe) => ({ ...probe, alike: true }))
