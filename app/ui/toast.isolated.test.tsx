import type * as React from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Tone } from '#web/domain/tones.ts'
import { RadixToasts } from './radix/RadixToasts.tsx'
import { ToastList } from './ToastList.tsx'

// Without a browser: effects run as they are rendered, and Radix's toast only says how long it stays.
vi.mock('react', async (original) => ({
	...(await original<typeof React>()),
	useEffect: (effect: () => void) => void effect(),
}))
vi.mock('radix-ui', () => ({
	Toast: {
		Provider: 'div',
		Root: ({ duration }: { duration: number }) => <output>{duration}</output>,
		Close: 'div',
		Viewport: 'div',
	},
}))

const labels = { regionLabel: 'Messages', closeLabel: 'Close' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe.each<[Tone, number]>([
	['primary', 4500],
	['success', 4500],
	['info', 4500],
	['warning', 3000],
	['error', 2000],
])('[BC-10] a toast of type %s', (tone, stays) => {
	const onClose = vi.fn()
	beforeEach(() => onClose.mockClear())
	const list = { ...labels, toasts: [{ id: 1, tone, text: 'Saved.' }], onClose }

	test(`closes after ${stays} ms`, () => {
		renderToStaticMarkup(<ToastList {...list} />)
		vi.advanceTimersByTime(stays - 1)
		expect(onClose).not.toHaveBeenCalled()
		vi.advanceTimersByTime(1)
		expect(onClose).toHaveBeenCalledExactlyOnceWith(1)
	})

	test(`stays ${stays} ms in Radix’s list, too`, () => {
		expect(renderToStaticMarkup(<RadixToasts {...list} />)).toContain(`<output>${stays}</output>`)
	})
})
