/**
 * What goes wrong with the next call: it is never answered, it has its effect but its answer is lost, or the provider is
 * too busy or broken.
 */
export type Fault = 'silent' | 'answer-lost' | 'busy' | 'broken'

/** Faults for the calls to come, one each. */
export function createFaults() {
	const waiting: Fault[] = []
	return {
		add: (...faults: Fault[]) => void waiting.push(...faults),
		/** What waits does not happen. */
		clear: () => void waiting.splice(0),
		/** Answers a call, with the next fault. */
		async through(answer: () => Promise<Response>): Promise<Response> {
			const fault = waiting.shift()
			if (fault === 'silent') throw new DOMException('No answer', 'TimeoutError')
			if (fault === 'busy') return Response.json({}, { status: 503 })
			if (fault === 'broken') return Response.json({}, { status: 500 })
			const answered = await answer()
			if (fault === 'answer-lost') throw new TypeError('The connection was lost.')
			return answered
		},
	}
}
