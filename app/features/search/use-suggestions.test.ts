import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debounced } from './use-suggestions.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[BC-03] fetches once, 500 ms after the last key', () => {
	const requested: string[] = []
	let cancel = () => {}
	for (const text of ['ke', 'kem', 'keme']) {
		cancel()
		cancel = debounced(() => requested.push(text))
		vi.advanceTimersByTime(499)
	}
	expect(requested).toEqual([])
	vi.advanceTimersByTime(1)
	expect(requested).toEqual(['keme'])
	vi.runAllTimers()
	expect(requested).toEqual(['keme'])
})
