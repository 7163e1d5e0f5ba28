import { describe, expect, test } from 'vitest'
import { hashGate } from './hash-gate.ts'

/** Jobs that the test finishes one by one. */
function jobs(gate: ReturnType<typeof hashGate>) {
	const ends: (() => void)[] = []
	let running = 0
	let peak = 0
	return {
		start: (fails = false) =>
			gate(async () => {
				peak = Math.max(peak, ++running)
				await new Promise<void>((resolve) => ends.push(resolve))
				running--
				if (fails) throw new Error('failed')
			}),
		endNext: async () => {
			ends.shift()?.()
			await new Promise((resolve) => setImmediate(resolve))
		},
		peak: () => peak,
		running: () => running,
	}
}

describe('the hash gate', () => {
	test('never runs more jobs than its size, and finishes all', async () => {
		const work = jobs(hashGate(3, 100))
		const all = Array.from({ length: 50 }, () => work.start())
		for (let ended = 0; ended < 50; ended++) await work.endNext()
		await Promise.all(all)
		expect(work.peak()).toBe(3)
		expect(work.running()).toBe(0)
	})

	test('rejects jobs over the queue limit, and accepts again later', async () => {
		const work = jobs(hashGate(1, 1))
		const first = work.start()
		const second = work.start()
		await expect(work.start()).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE' })
		await work.endNext()
		await first
		const third = work.start()
		await work.endNext()
		await work.endNext()
		await Promise.all([second, third])
	})

	test('continues after a failed job', async () => {
		const work = jobs(hashGate(1, 1))
		const failing = expect(work.start(true)).rejects.toThrow('failed')
		const next = work.start()
		await work.endNext()
		await failing
		await work.endNext()
		await next
	})
})
