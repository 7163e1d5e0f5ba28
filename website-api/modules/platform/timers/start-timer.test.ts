import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTimer } from './start-timer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a round whose task fails goes on and is not counted as a success', async () => {
	const failures: unknown[] = []
	const rounds: boolean[] = []
	const reports = {
		failed: (error: unknown) => void failures.push(error),
		started: (everyMs: number) => expect(everyMs).toBe(1_000),
		ran: ({ ok }: { ok: boolean }) => void rounds.push(ok),
	}
	let tasks = 0
	const timer = startTimer(
		1_000,
		async (attempt) => {
			await attempt(() => (tasks === 0 ? Promise.reject(new Error('broken')) : Promise.resolve()))
			tasks += 1
		},
		reports,
	)
	await vi.advanceTimersByTimeAsync(1_000)
	expect([tasks, rounds, failures.map(String)]).toEqual([1, [false], ['Error: broken']])
	await vi.advanceTimersByTimeAsync(1_000)
	expect([tasks, rounds]).toEqual([2, [false, true]])
	await timer.stop()
	await vi.advanceTimersByTimeAsync(5_000)
	expect(tasks).toBe(2)
})

test('one round runs at a time, and stopping waits for it', async () => {
	let running = 0
	let finish = () => {}
	const timer = startTimer(
		1_000,
		() => {
			running += 1
			return new Promise<void>((resolve) => (finish = resolve))
		},
		{ failed: () => undefined },
	)
	await vi.advanceTimersByTimeAsync(5_000)
	expect(running).toBe(1)
	let hasStopped = false
	const stopped = timer.stop().then(() => (hasStopped = true))
	await vi.advanceTimersByTimeAsync(0)
	expect(hasStopped).toBe(false)
	finish()
	await stopped
})
