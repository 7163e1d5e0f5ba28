import { LRUCache } from 'lru-cache'
import type pg from 'pg'

/** Statements are prepared from this number of uses in a process on. */
const often = 100
/** The maximum number of prepared statements: the server stores each for each connection. */
const maxNames = 100
/** The maximum number of statement texts whose uses are counted; lists of different lengths make many texts. */
const maxCounted = 2_000

/**
 * Sends frequent statements of a pool as prepared statements: PostgreSQL parses and plans them once per connection,
 * which takes longer than running them (docs/decisions/0029).
 */
export function prepareOftenAsked(pool: pg.Pool, nameOf = statementNames()) {
	pool.on('connect', (client) => {
		const query = client.query.bind(client)
		// The method is overloaded; every overload takes the statement first and its values second.
		Object.assign(client, {
			query: (config: unknown, values: unknown, ...more: unknown[]): unknown =>
				Reflect.apply(query, undefined, [named(config, values, nameOf), values, ...more]),
		})
	})
}

/** Returns a function that counts uses of a statement's text and returns its name once it is frequent. */
export function statementNames(): (text: string) => string | undefined {
	const names = new Map<string, string>()
	const uses = new LRUCache<string, number>({ max: maxCounted })
	return (text) => {
		const known = names.get(text)
		if (known !== undefined || names.size === maxNames) return known
		const used = (uses.get(text) ?? 0) + 1
		uses.set(text, used)
		if (used < often) return undefined
		uses.delete(text)
		const name = `often_${names.size + 1}`
		names.set(text, name)
		return name
	}
}

function named(config: unknown, values: unknown, nameOf: (text: string) => string | undefined) {
	if (!hasText(config) || !hasValues(values)) return config
	const name = nameOf(config.text)
	return name === undefined ? config : { ...config, name }
}

function hasText(config: unknown): config is { text: string } {
	if (typeof config !== 'object' || config === null || !('text' in config)) return false
	return typeof config.text === 'string' && !('name' in config && config.name)
}

/** A text without parameters may contain several statements, which cannot be prepared together. */
function hasValues(values: unknown): boolean {
	return Array.isArray(values) && values.length > 0
}
