import { expect, test } from 'vitest'
import { jakartaTime, listOf, plain, rupiah, tableOf } from './text.ts'

test.each([
	[0, 'Rp 0'],
	[999, 'Rp 999'],
	[150_000, 'Rp 150.000'],
	[1_234_567_890, 'Rp 1.234.567.890'],
])('%d is formatted as %s', (amount, text) => expect(rupiah(amount)).toBe(text))

test("times are in Jakarta's time zone", () => {
	expect(jakartaTime('2026-11-20T20:30:00.000Z')).toBe('2026-11-21 03:30')
})

test('control characters never reach the terminal', () => {
	expect(plain('Sari\u001b[2J\r\nx')).toBe('Sari [2J  x')
})

test('a table has columns as wide as needed', () => {
	expect(
		tableOf(
			['ORDER', 'TOTAL'],
			[
				['7K3M-9QXT', 'Rp 1'],
				['A', 'Rp 150.000'],
			],
		),
	).toBe('ORDER      TOTAL\n---------  ----------\n7K3M-9QXT  Rp 1\nA          Rp 150.000')
})

test('a list aligns its values', () => {
	expect(
		listOf([
			['a', '1'],
			['bcd', '2'],
		]),
	).toBe('a    1\nbcd  2')
})
