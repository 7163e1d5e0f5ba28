import { expect, test } from 'vitest'
import { PARCEL_EVENT_KINDS, PARCEL_STATES, type ParcelState } from '#contract/parcel-states.ts'
import { numbersFrom } from '#examples/draw/random.ts'
import { sizeOf } from '#tests/support/sizes.ts'
import { isEnded, problemAfter, stateAfter } from './parcel-state.ts'

const rank = (state: ParcelState) => (isEnded(state) ? 3 : PARCEL_STATES.indexOf(state))

test.each(
	PARCEL_STATES.flatMap((state) => PARCEL_EVENT_KINDS.map((kind) => [state, kind] as const)),
)('news of %s: %s never leads back, and changes no end', (state, kind) => {
	const after = stateAfter(state, kind)
	expect(rank(after)).toBeGreaterThanOrEqual(rank(state))
	if (isEnded(state)) expect(after).toBe(state)
})

test('random news in any order, with repetitions, only move a parcel forward; the latest say whether it has a problem', () => {
	const random = numbersFrom(34)
	const rounds = sizeOf({ usual: 200, full: 1_000 })
	for (let round = 0; round < rounds; round += 1) {
		const news = Array.from({ length: 10 }, () => ({
			kind: PARCEL_EVENT_KINDS[Math.floor(random() * PARCEL_EVENT_KINDS.length)] ?? 'NOTE',
			at: new Date(Math.floor(random() * 1e12)),
		}))
		let state: ParcelState = 'PREPARED'
		let trouble: Parameters<typeof problemAfter>[0] = { problem: null, problemAt: null }
		for (const one of [...news, ...news.toReversed()]) {
			const after = stateAfter(state, one.kind)
			expect(rank(after)).toBeGreaterThanOrEqual(rank(state))
			state = after
			trouble = problemAfter(trouble, one)
		}
		const [latest] = news
			.filter(({ kind }) => ['SHIPPED', 'MOVING', 'ON_HOLD', 'RETURNING'].includes(kind))
			.toSorted((a, b) => b.at.getTime() - a.at.getTime())
		const isProblem = latest?.kind === 'ON_HOLD' || latest?.kind === 'RETURNING'
		expect(trouble.problem).toBe(isProblem ? latest.kind : null)
	}
})
