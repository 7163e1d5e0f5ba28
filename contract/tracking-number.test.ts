import { expect, test } from 'vitest'
import { TrackingNumberWire } from './tracking-number.ts'

test.each(['JP1234567890', ' JNE-0012/34.5 ', '00 1234 5678', 'y'.repeat(60)])(
	'%j is a tracking number',
	(text) => {
		expect(TrackingNumberWire.parse(text)).toBe(text.trim())
	},
)

test.each([
	'',
	'JP',
	'y'.repeat(61),
	'---',
	'<b>😀',
	'JP1<b>',
	'JP１２３',
	'JP1\nJP2',
	'JP1\u202e2',
])('%j is none', (text) => {
	expect(TrackingNumberWire.safeParse(text).success).toBe(false)
})
