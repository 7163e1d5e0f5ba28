import { expect, test } from 'vitest'
import { createReplicaLag } from './replica-lag.ts'

/** A primary and a replica at these positions, at a time that the test sets. */
function lagOf(maxLagMs = 5_000) {
	const at = { ms: 0, written: 100, replayed: 100, isAway: false }
	const changes: string[] = []
	const lag = createReplicaLag(
		{
			written: async () => at.written,
			replayed: async () => {
				if (at.isAway) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
				return at.replayed
			},
		},
		{
			maxLagMs,
			onChange: (isUsable, reason) => changes.push(`${isUsable} ${reason}`),
			now: () => at.ms,
		},
	)
	return { at, lag, changes }
}

test('before it was asked a replica is not recent, and afterwards while it keeps up', async () => {
	const { at, lag } = lagOf()
	expect(lag.isRecent()).toBe(false)
	await lag.measure()
	expect(lag.isRecent()).toBe(true)
	at.ms = 4_000
	at.written = 200
	await lag.measure()
	// It shows what was written four seconds ago.
	expect([lag.isRecent(), lag.figures()]).toEqual([
		true,
		{ isUsable: true, lagMs: 0, lagBytes: 100 },
	])
	at.ms = 5_001
	expect(lag.isRecent()).toBe(false)
})

test('it lags from the time on at which something was written that it does not show', async () => {
	const { at, lag, changes } = lagOf()
	await lag.measure()
	for (at.ms = 60_000; at.ms <= 70_000; at.ms += 1_000) {
		at.written += 10
		await lag.measure()
	}
	expect(changes).toEqual(['false lag'])
	expect(lag.figures()).toMatchObject({ isUsable: false, lagMs: 11_000 })
	at.replayed = at.written - 10
	await lag.measure()
	expect(changes).toEqual(['false lag', 'true undefined'])
	expect(lag.isRecent()).toBe(true)
})

test('a primary without writes makes no replica look old', async () => {
	const { at, lag, changes } = lagOf()
	for (at.ms = 0; at.ms < 100_000; at.ms += 10_000) {
		await lag.measure()
		expect(lag.isRecent()).toBe(true)
	}
	expect(changes).toEqual([])
})

test('a replica that is away is not used until it answers again, and that is reported once', async () => {
	const { at, lag, changes } = lagOf()
	await lag.measure()
	at.isAway = true
	await lag.measure()
	await lag.measure()
	expect([lag.isRecent(), await lag.reaches(0, 1_000)]).toEqual([false, false])
	at.isAway = false
	await lag.measure()
	expect([lag.isRecent(), await lag.reaches(100, 0)]).toEqual([true, true])
	expect(changes).toEqual(['false ECONNREFUSED', 'true undefined'])
})
