import pg from 'pg'
import { faultOf } from '../../scripts/placed-schema-rules.mjs'

const known = new Set<string>()
let found: string[] = []
let isWatching = false
let isPaused = false

/** Checks every statement that the tests of this process send to PostgreSQL by the rules of a placed schema, and for columns compared with themselves. */
export function watchStatements() {
	if (isWatching) return
	isWatching = true
	const { query } = pg.Client.prototype
	Object.assign(pg.Client.prototype, {
		query(this: pg.Client, config: unknown, ...more: unknown[]): unknown {
			note(config)
			return Reflect.apply(query, this, [config, ...more])
		},
	})
}

/** Sends statements that no program of ours sends, such as those of a dump. */
export function unwatched<T>(send: () => T): T {
	isPaused = true
	try {
		return send()
	} finally {
		isPaused = false
	}
}

/** The faults since the last call, with their statements. */
export function takeFaults(): string[] {
	const taken = found
	found = []
	return taken
}

/**
 * A query of one table writes its columns without the table's name, also in a subquery of its columns, where they are those of
 * the subquery's table: a condition that is always true.
 */
export function selfComparison(text: string): string {
	const isCompared = /\b(?:where|and|or|on)\s+\(*("\w+") = \1(?!\.)/i.test(text)
	return isCompared ? 'a column is compared with itself' : ''
}

function note(config: unknown) {
	if (isPaused) return
	const text =
		typeof config === 'object' && config !== null && 'text' in config ? config.text : config
	// An index is made again by the definition that the database gave, with its schema.
	if (typeof text !== 'string' || known.has(text) || /^\s*create\b/i.test(text)) return
	known.add(text)
	const fault = faultOf(text) || selfComparison(text)
	if (fault !== '') found.push(`${fault}: ${text}`)
}
