import { LRUCache } from 'lru-cache'
import type pg from 'pg'

/** A statement that has been sent so often by this process is prepared from then on. */
const often = 100
/** Statements with a name: the server holds each of them for each connection. */
const mostNames = 100
/** Texts whose uses are counted; those with lists of different lengths are many. */
const mostCounted = 2_000

/**
 * Sends what a pool is asked often as prepared statements: PostgreSQL reads and plans them once for a connection, which
 * takes longer than running them (docs/decisions/0029).
 */
export function prepareOftenAsked(pool: pg.Pool, nameOf = statementNames()) {
	pool.on('connect', (client) => {
		client.query = new Proxy(client.query, {
			apply(query, self, [config, values, ...more]: unknown[]): unknown {
				const name = hasText(config) && hasValues(values) ? nameOf(config.text) : undefined
				const named = name === undefined ? config : { ...Object(config), name }
				return Reflect.apply(query, self, [named, values, ...more])
			},
		})
	})
}

/** Counts the uses of statements, and names those that are used often. */
export function statementNames(): (text: string) => string | undefined {
	const names = new Map<string, string>()
	const uses = new LRUCache<string, number>({ max: mostCounted })
	return (text) => {
		const known = names.get(text)
		if (known !== undefined || names.size === mostNames) return known
		const used = (uses.get(text) ?? 0) + 1
		uses.set(text, used)
		if (used < often) return undefined
		uses.delete(text)
		const name = `often_${names.size + 1}`
		names.set(text, name)
		return name
	}
}

function hasText(config: unknown): config is { text: string } {
	if (typeof config !== 'object' || config === null || !('text' in config)) return false
	return typeof config.text === 'string' && !('name' in config && config.name !== undefined)
}

/** A text without values may hold several statements, which can't be prepared. */
function hasValues(values: unknown): boolean {
	return Array.isArray(values) && values.length > 0
}
