import { expect, test } from 'vitest'
import { mayReload } from './reload-guard.ts'

test('[BC-13] allows one reload in 10 000 ms', () => {
	const kept = new Map<string, string>()
	const store = {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
	}
	const start = 1_800_000_000_000
	expect(
		[0, 1, 9_999, 10_000, 15_000, 20_000].map((after) => mayReload(start + after, store)),
	).toEqual([true, false, false, true, false, true])
})
