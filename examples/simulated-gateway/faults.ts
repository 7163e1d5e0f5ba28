/**
 * What goes wrong with the next call: it is never answered, it has its effect but its answer is lost, the provider is too busy
 * or broken, its quota is used up, or it answers what nobody can read: no JSON, a megabyte, or JSON of another form. "none": it
 * answers this one.
 */
export type Fault =
	| 'none'
	| 'silent'
	| 'answer-lost'
	| 'busy'
	| 'broken'
	| 'quota'
	| 'not-json'
	| 'huge'
	| 'other-form'

const hugeBytes = 1_048_576

/** Faults that are answers. */
const answers: Partial<Record<Fault, () => Response>> = {
	busy: () => Response.json({}, { status: 503 }),
	broken: () => Response.json({}, { status: 500 }),
	quota: () => Response.json({}, { status: 429, headers: { 'retry-after': '60' } }),
	'not-json': () => new Response('<html>Bad gateway'),
	huge: () => new Response(`{"success":true,"pricing":[${' '.repeat(hugeBytes)}]}`),
	'other-form': () => Response.json({ success: 'yes', data: 1 }),
}

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
			const faulty = fault && answers[fault]
			if (faulty) return faulty()
			const answered = await answer()
			if (fault === 'answer-lost') throw new TypeError('The connection was lost.')
			return answered
		},
	}
}
