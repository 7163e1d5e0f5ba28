import { expect, test } from 'vitest'
import { createOrderHealth } from './order-health.ts'

function watched() {
	const state = { now: 0, canWrite: true, trials: 0 }
	const health = createOrderHealth(
		async () => {
			state.trials += 1
			if (!state.canWrite) throw new Error('could not extend file')
		},
		() => state.now,
	)
	return { state, health }
}

test('a refused order counts until another is placed, or for five minutes', async () => {
	const { state, health } = watched()
	expect(await health.state()).toBe('ready')
	health.refused()
	expect(await health.state()).toBe('degraded')
	health.placed()
	expect(await health.state()).toBe('ready')
	health.refused()
	state.now = 299_999
	expect(await health.state()).toBe('degraded')
	state.now = 300_000
	expect(await health.state()).toBe('ready')
})

test('a trial of writing finds out before a shopper does, once in five seconds', async () => {
	const { state, health } = watched()
	state.canWrite = false
	expect(await Promise.all([health.state(), health.state()])).toEqual(['degraded', 'degraded'])
	expect(state.trials).toBe(1)
	state.canWrite = true
	state.now = 4_999
	expect(await health.state()).toBe('degraded')
	state.now = 5_000
	expect(await health.state()).toBe('ready')
	expect(state.trials).toBe(2)
})
