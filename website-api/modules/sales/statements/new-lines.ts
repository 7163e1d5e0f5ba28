import { groupedBy } from './grouped.ts'

/** The identity of a line of an account. Excludes its text, which banks may extend later. */
export type LineIdentity = {
	/** yyyy-mm-dd. */
	day: string
	amount: number
	balance: number | null
	reference: string
}
type Numbered<T extends LineIdentity> = T & { occurrence: number }

/**
 * The lines of a statement that are not stored yet, each numbered among equal ones. A line without a balance equals a
 * stored one with it, and vice versa: banks export the same account with and without balances.
 */
export function newLines<T extends LineIdentity>(
	lines: readonly T[],
	stored: readonly Numbered<LineIdentity>[],
): Numbered<T>[] {
	const left = new Map(stored.map((line) => [keyOf(line), line]))
	const unknown = numbered(lines).filter((line) => !left.delete(keyOf(line)))
	const others = groupedBy(left.values(), (line) => looseKeyOf(line))
	return unknown.filter((line) => {
		const alike = others.get(looseKeyOf(line)) ?? []
		const at = alike.findIndex(({ balance }) => (balance === null) !== (line.balance === null))
		if (at !== -1) alike.splice(at, 1)
		return at === -1
	})
}

function numbered<T extends LineIdentity>(lines: readonly T[]): Numbered<T>[] {
	const counts = new Map<string, number>()
	return lines.map((line) => {
		const key = `${looseKeyOf(line)} ${line.balance}`
		const occurrence = (counts.get(key) ?? 0) + 1
		counts.set(key, occurrence)
		return { ...line, occurrence }
	})
}

function keyOf(line: Numbered<LineIdentity>): string {
	return `${looseKeyOf(line)} ${line.balance} ${line.occurrence}`
}

function looseKeyOf({ day, amount, reference }: LineIdentity): string {
	return `${day} ${amount} ${reference}`
}
