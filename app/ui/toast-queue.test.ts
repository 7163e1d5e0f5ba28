import { describe, expect, test } from 'vitest'
import type { Tone } from './Alert.tsx'
import { nextTick, noToasts, toastReducer, type ToastEvent } from './toast-queue.ts'

function after(...events: ToastEvent[]) {
	return events.reduce(toastReducer, noToasts)
}

function show(tone: Tone, now = 0, id = 1): ToastEvent {
	return { kind: 'show', toast: { id, tone, text: 'Tersimpan' }, now }
}

describe('toasts', () => {
	test.each<[Tone, number]>([
		['primary', 4500],
		['success', 4500],
		['info', 4500],
		['warning', 3000],
		['error', 2000],
	])('[BC-10] %s stays %d ms', (tone, stays) => {
		expect(after(show(tone), { kind: 'tick', now: stays - 1 }).toasts).toHaveLength(1)
		expect(after(show(tone), { kind: 'tick', now: stays }).toasts).toHaveLength(0)
	})

	test('pause keeps what is left, resume counts on', () => {
		const paused = after(show('error'), { kind: 'pause', now: 1500 }, { kind: 'tick', now: 60_000 })
		expect(paused.toasts).toHaveLength(1)
		expect(nextTick(paused)).toBeNull()
		const resumed = toastReducer(paused, { kind: 'resume', now: 60_000 })
		expect(nextTick(resumed)).toBe(500)
		expect(toastReducer(resumed, { kind: 'tick', now: 60_500 }).toasts).toHaveLength(0)
	})

	test('escape closes the newest', () => {
		const queue = after(show('info', 0, 1), show('info', 0, 2), { kind: 'escape', now: 10 })
		expect(queue.toasts.map(({ id }) => id)).toEqual([1])
	})

	test('closing the last one under the pointer ends the pause', () => {
		const queue = after(show('info'), { kind: 'pause', now: 5 }, { kind: 'close', id: 1, now: 9 })
		expect(queue.pausedAt).toBeNull()
	})

	test('the next one to go sets the tick', () => {
		expect(nextTick(after(show('info', 0, 1), show('error', 1000, 2)))).toBe(2000)
		expect(nextTick(noToasts)).toBeNull()
	})
})
