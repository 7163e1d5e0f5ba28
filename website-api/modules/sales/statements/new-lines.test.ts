import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type LineIdentity, newLines } from './new-lines.ts'

type Stored = LineIdentity & { occurrence: number }

/** A month of an account with few different amounts, so that many lines are equal. */
const month = fc
	.array(
		fc.record({
			day: fc.integer({ min: 1, max: 9 }).map((day) => `2026-08-0${day}`),
			amount: fc.constantFrom(100, 200, -100),
		}),
		{ maxLength: 25 },
	)
	.map((moves) => {
		let balance = 0
		return moves
			.toSorted((a, b) => a.day.localeCompare(b.day))
			.map((move): LineIdentity => ({ ...move, reference: '', balance: (balance += move.amount) }))
	})
const days = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))

/** The lines of some whole days, as in a statement of them. */
function statement(lines: LineIdentity[], [one, other]: [number, number]) {
	const [from, to] = [Math.min(one, other), Math.max(one, other)]
	return lines.filter(({ day }) => Number(day.at(-1)) >= from && Number(day.at(-1)) <= to)
}

const withoutBalance = (lines: LineIdentity[]) => lines.map((line) => ({ ...line, balance: null }))
const upload = (stored: Stored[], lines: LineIdentity[]) => [...stored, ...newLines(lines, stored)]
const shown = (lines: Stored[]) =>
	lines.map((line) => `${line.day} ${line.amount} ${line.balance} ${line.occurrence}`).toSorted()

test.each([
	['with balances', (lines: LineIdentity[]) => lines],
	['without balances', withoutBalance],
])('statements that repeat or overlap change nothing, %s', (_kind, exported) => {
	fc.assert(
		fc.property(month, fc.array(days, { maxLength: 6 }), (lines, windows) => {
			const whole = exported(lines)
			const expected = shown(upload([], whole))
			const parts = windows.reduce<Stored[]>(
				(stored, window) => upload(stored, exported(statement(lines, window))),
				[],
			)
			expect(shown(upload(parts, whole))).toEqual(expected)
			expect(newLines(whole, upload(parts, whole))).toEqual([])
		}),
	)
})

test('a line that one export contains with its balance and another without it is one line', () => {
	fc.assert(
		fc.property(
			month,
			fc.array(fc.tuple(days, fc.boolean()), { maxLength: 6 }),
			(lines, uploads) => {
				const stored = uploads.reduce<Stored[]>((before, [window, isPlain]) => {
					const part = statement(lines, window)
					return upload(before, isPlain ? withoutBalance(part) : part)
				}, [])
				const all = upload(stored, lines)
				expect(all).toHaveLength(lines.length)
				expect(newLines(withoutBalance(lines), all)).toEqual([])
			},
		),
	)
})
