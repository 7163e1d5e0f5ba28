/** The cost of a response: processor time of this process in milliseconds, independent of other load, and bytes. */
export async function costOf(send: () => Promise<{ status: number; body: string }>) {
	const before = process.cpuUsage()
	const { status, body } = await send()
	const { user, system } = process.cpuUsage(before)
	return { status, body, bytes: Buffer.byteLength(body), ms: (user + system) / 1_000 }
}

/** The maximum cost of a request. */
const limits = { ms: 1_000, bytes: 1024 * 1024, status: 499 }

/** The limits that a cost exceeds, as text; empty if none. */
export function exceededLimits(cost: { status: number; bytes: number; ms: number }): string[] {
	return [
		...(cost.status > limits.status ? [`status ${cost.status}`] : []),
		...(cost.bytes > limits.bytes ? [`${cost.bytes} bytes`] : []),
		...(cost.ms > limits.ms ? [`${Math.round(cost.ms)} ms`] : []),
	]
}
