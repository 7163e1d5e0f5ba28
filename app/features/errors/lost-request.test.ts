import { afterEach, describe, expect, test, vi } from 'vitest'
import {
	inTime,
	lastGoodData,
	lostBy,
	onLost,
	timeoutMs,
	reportLost,
	wasLost,
	wasUnanswered,
} from './lost-request.ts'

afterEach(() => void vi.useRealTimers())

describe('a request without an answer', () => {
	test.each([
		['timeout', new DOMException('', 'TimeoutError')],
		['cancelled', new DOMException('', 'AbortError')],
		['network', new TypeError('Failed to fetch')],
		[null, new Response('', { status: 500 })],
		[null, new Error('of our own')],
	])('%s', (lost, error) => {
		expect(lostBy(error)).toBe(lost)
	})

	test('times out after 30 seconds, not before', async () => {
		// Only these timers: other code of this process still uses setImmediate.
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
		let outcome: unknown = 'no outcome yet'
		const given = inTime(new Promise(() => undefined)).catch((error: unknown) => {
			outcome = lostBy(error)
		})
		await vi.advanceTimersByTimeAsync(timeoutMs - 1)
		expect(outcome).toBe('no outcome yet')
		await vi.advanceTimersByTimeAsync(1)
		await given
		expect(outcome).toBe('timeout')
	})

	test('is reported to listeners', () => {
		const reason: string[] = []
		const stop = onLost((lost) => reason.push(lost))
		reportLost('network')
		stop()
		reportLost('timeout')
		expect(reason).toEqual(['network'])
	})
})

test('returns an answer in time', async () => {
	expect(await inTime(Promise.resolve('here'))).toBe('here')
})

test.each([
	[{ ok: false, lost: true }, true],
	[{ ok: false }, false],
	[null, false],
	[undefined, false],
])('%j: whether it was lost is %s', (answer, lost) => {
	expect(wasLost(answer)).toBe(lost)
})

test.each([
	[{ ok: false, lost: 'network' }, true],
	[{ status: 'error', unavailable: true }, true],
	[{ status: 'error', error: { email: [] } }, false],
	[undefined, false],
])('%j: whether nobody answered is %s', (answer, unanswered) => {
	expect(wasUnanswered(answer)).toBe(unanswered)
})

const lost = () => Promise.reject<string>(new TypeError('Failed to fetch'))

test('keeps the previous data only when a request is lost', async () => {
	const kept = lastGoodData<string>()
	await expect(kept.orPrevious(lost())).rejects.toThrow('Failed to fetch')
	kept.note('before')
	expect(await kept.orPrevious(Promise.resolve('new'))).toBe('new')
	expect(await kept.orPrevious(lost())).toBe('before')
	const failure = new Response('', { status: 500 })
	await expect(kept.orPrevious(Promise.reject(failure))).rejects.toBe(failure)
})
