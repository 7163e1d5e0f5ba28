/** What an answer cost: milliseconds of this process's own time, whatever else the machine does, and its bytes. */
export async function costOf(send: () => Promise<{ status: number; body: string }>) {
	const before = process.cpuUsage()
	const { status, body } = await send()
	const { user, system } = process.cpuUsage(before)
	return { status, body, bytes: Buffer.byteLength(body), ms: (user + system) / 1_000 }
}

/** What no request may cost, and what none may be answered. */
const limits = { ms: 1_000, bytes: 1024 * 1024, status: 499 }

/** The limits that a cost breaks, in words; none for a good answer. */
export function exceededLimits(cost: { status: number; bytes: number; ms: number }): string[] {
	return [
		...(cost.status > limits.status ? [`status ${cost.status}`] : []),
		...(cost.bytes > limits.bytes ? [`${cost.bytes} bytes`] : []),
		...(cost.ms > limits.ms ? [`${Math.round(cost.ms)} ms`] : []),
	]
}
