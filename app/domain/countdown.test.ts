import { describe, expect, test } from 'vitest'
import { countdown, countdownText } from './countdown.ts'

const now = new Date('2026-11-21T00:00:00Z')
const after = (seconds: number) => countdown(new Date(now.getTime() + seconds * 1000), now)

describe('a countdown', () => {
	test.each<[number, string]>([
		[0, '0 hari, 00:00:00'],
		[-10, '0 hari, 00:00:00'],
		[1, '0 hari, 00:00:01'],
		[0.2, '0 hari, 00:00:01'],
		[3_599, '0 hari, 00:59:59'],
		[86_399, '0 hari, 23:59:59'],
		[86_400, '1 hari, 00:00:00'],
		[2 * 86_400 + 3 * 3_600 + 4 * 60 + 5, '2 hari, 03:04:05'],
		[400 * 86_400, '400 hari, 00:00:00'],
	])('[BC-08] %d seconds ahead shows %s', (seconds, text) => {
		expect(countdownText(after(seconds), { one: 'hari', other: 'hari' })).toBe(text)
	})

	test('ends at its date and not a second before', () => {
		expect(after(1).over).toBe(false)
		expect(after(0).over).toBe(true)
	})

	test('has an ISO 8601 duration', () => {
		expect(after(93_784).duration).toBe('P1DT2H3M4S')
	})
})

test('uses the singular for one day', () => {
	const words = { one: 'day', other: 'days' }
	expect(countdownText(after(86_400), words)).toBe('1 day, 00:00:00')
	expect(countdownText(after(60), words)).toBe('0 days, 00:01:00')
})
