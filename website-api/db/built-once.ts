import type { Queryable } from './database.ts'

type Built<Rows> = { execute(values: Record<string, unknown>): Promise<Rows> }

/**
 * Returns a function that runs a statement, which Drizzle builds once per database or transaction: for a large one, that
 * takes longer than to send it (docs/decisions/0029). What differs between requests is a `sql.placeholder`.
 */
export function builtOnce<Rows>(build: (db: Queryable) => { prepare(name: string): Built<Rows> }) {
	const known = new WeakMap<Queryable, Built<Rows>>()
	return (db: Queryable, values: Record<string, unknown>): Promise<Rows> => {
		// Without a name PostgreSQL does not store it: prepareOftenAsked decides that.
		const statement = known.get(db) ?? build(db).prepare('')
		known.set(db, statement)
		return statement.execute(values)
	}
}
