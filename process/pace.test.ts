import { describe, expect, it } from 'vitest'
import { createPace } from './pace.ts'

/** A clock that only moves when somebody works or sleeps. */
function handClock() {
	let time = 0
	const slept: number[] = []
	return {
		slept,
		work: (ms: number) => () => {
			time += ms
			return Promise.resolve(ms)
		},
		now: () => time,
		sleep: (ms: number) => {
			slept.push(ms)
			time += ms
			return Promise.resolve()
		},
	}
}

describe('a job that has a pace', () => {
	it('rests after each part as long as the part took, before the next', async () => {
		const clock = handClock()
		const pace = createPace(clock)
		expect(await pace(clock.work(300))).toBe(300)
		expect(clock.slept, 'after the only part').toEqual([])
		await pace(clock.work(50))
		await pace(clock.work(10))
		expect(clock.slept).toEqual([300, 50])
	})

	it('rests only for what is left when time has passed since', async () => {
		const clock = handClock()
		const pace = createPace(clock)
		await pace(clock.work(300))
		await clock.work(200)()
		await pace(clock.work(10))
		await clock.work(500)()
		await pace(clock.work(10))
		expect(clock.slept).toEqual([100])
	})

	it('rests for parts of several jobs that ran beside each other', async () => {
		const clock = handClock()
		const pace = createPace(clock)
		let end = () => {}
		const long = pace(() => new Promise<void>((resolve) => (end = resolve)))
		await pace(clock.work(100))
		end()
		await long
		await pace(clock.work(1))
		expect(clock.slept).toEqual([200])
	})

	it('rests two seconds at most', async () => {
		const clock = handClock()
		const pace = createPace(clock)
		await pace(clock.work(60_000))
		await pace(clock.work(1))
		expect(clock.slept).toEqual([2_000])
	})

	it('rests after a part that failed', async () => {
		const clock = handClock()
		const pace = createPace(clock)
		const failing = pace(async () => {
			await clock.work(40)()
			throw new Error('no')
		})
		await expect(failing).rejects.toThrow('no')
		await pace(clock.work(1))
		expect(clock.slept).toEqual([40])
	})
})
