import { describe, expect, test } from 'vitest'
import {
	formatDate,
	formatDateSeconds,
	formatDateTime,
	formatDays,
	formatLongDate,
	jakartaDay,
} from './dates.ts'

const evening = '2026-08-01T10:05:09Z'
const midnight = '2026-12-31T17:00:00.000Z'

describe('dates in Jakarta', () => {
	test.each([
		[formatDateSeconds(evening), '01 Agu 2026 17:05:09'],
		[formatDateTime(evening), '01 Agu 2026 17:05'],
		[formatDate(evening), '01 Agu 2026'],
		[formatLongDate(evening), 'Agustus 1, 2026'],
		[formatDateSeconds(midnight), '01 Jan 2027 00:00:00'],
		[formatDate(new Date('2026-05-20T00:00:00Z')), '20 Mei 2026'],
		[formatDate('2026-10-02T00:00:00Z'), '02 Okt 2026'],
		[formatDate('2026-12-02T00:00:00Z'), '02 Des 2026'],
	])('[BC-09] %s', (text, expected) => {
		expect(text).toBe(expected)
	})

	test.each([
		[formatDateSeconds(evening, 'en'), '01 Aug 2026 17:05:09'],
		[formatDate(evening, 'en'), '01 Aug 2026'],
		[formatLongDate(evening, 'en'), 'August 1, 2026'],
	])('English months: %s', (text, expected) => {
		expect(text).toBe(expected)
	})

	test.each([
		['2026-12-02T00:00:00Z', '2026-12-04T00:00:00Z', '2–4 Des', '2–4 Dec'],
		['2026-11-30T00:00:00Z', '2026-12-02T00:00:00Z', '30 Nov – 2 Des', '30 Nov – 2 Dec'],
		['2026-12-31T00:00:00Z', '2027-01-01T00:00:00Z', '31 Des – 1 Jan', '31 Dec – 1 Jan'],
		['2026-12-02T00:00:00Z', '2026-12-02T16:00:00Z', '2 Des', '2 Dec'],
		['2026-12-02T16:59:59Z', '2026-12-02T17:00:00Z', '2–3 Des', '2–3 Dec'],
	])('a span of days from %s to %s is %s', (first, last, id, en) => {
		const span = (locale?: 'en') => formatDays(new Date(first), new Date(last), locale)
		expect([span(), span('en')]).toEqual([id, en])
	})

	test.each([null, undefined, '', 'kemarin'])('[BC-09] %j is a dash', (empty) => {
		const formats = [formatDateSeconds, formatDateTime, formatDate, formatLongDate]
		expect(formats.map((format) => format(empty))).toEqual(['-', '-', '-', '-'])
	})

	test('changes the day at midnight in Jakarta', () => {
		expect(jakartaDay(new Date('2026-11-20T16:59:59Z'))).toBe('2026-11-20')
		expect(jakartaDay(new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-21')
	})
})
