import { expect, test } from 'vitest'
import { ThreadStopped, threadAnswers } from './bounded-thread.ts'

const thread = new URL('../tests/support/misbehaving.thread.ts', import.meta.url)
const bounds = { heapMb: 24, answerMs: 60_000 }

async function answersOf(input: string, answerMs = bounds.answerMs) {
	const answers: unknown[] = []
	try {
		for await (const answer of threadAnswers(thread, input, { ...bounds, answerMs })) {
			answers.push(answer)
		}
		return { answers }
	} catch (error) {
		return { answers, reason: error instanceof ThreadStopped ? error.reason : error }
	}
}

test('a thread answers until it is done', async () => {
	const answers = ['the first answer', 'the last answer']
	expect(await answersOf('behaves')).toEqual({ answers })
})

test.each([
	['takes all memory', 'memory'],
	['throws', 'failure'],
	['exits', 'failure'],
])(
	'a thread that %s is ended after its earlier answers, and the process goes on',
	async (input, reason) => {
		expect(await answersOf(input)).toEqual({ answers: ['the first answer'], reason })
	},
)

test('a thread that takes forever is ended after the time of one answer', async () => {
	expect(await answersOf('takes forever', 2_000)).toMatchObject({ reason: 'time' })
})

test('a thread ends when its reader stops early', async () => {
	for await (const answer of threadAnswers(thread, 'takes forever', bounds)) {
		expect(answer).toBe('the first answer')
		break
	}
})
