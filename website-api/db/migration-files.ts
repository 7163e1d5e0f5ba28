import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// Next to this file in the sources, next to the bundle in a build.
const folder = fileURLToPath(new URL('./migrations', import.meta.url))

/** The first migration that says which code can serve beside it; those before are known to all code that asks. */
export const FIRST_DECLARED = 120

/** A migration: a file named `0033_what_it_does.sql`. */
export type Migration = {
	/** The file's name. */
	name: string
	/** The number in the file's name plus one, as in databases of the first release. */
	version: number
	/**
	 * Version of the migration that code must know to serve on a database with this one. 0: an expansion, beside which
	 * older code serves. Undefined before `FIRST_DECLARED`.
	 */
	minVersion: number | undefined
	/** Consists of indexes that are created CONCURRENTLY, which no transaction can do. */
	isConcurrent: boolean
	statements: string[]
	/** SHA-256 of the file, to detect changes of a released file. */
	digest: string
}

/** All migrations, ordered by number. */
export function readMigrations(): Migration[] {
	return readdirSync(folder)
		.filter((name) => name.endsWith('.sql'))
		.sort()
		.map((name) => readMigration(name, readFileSync(path.join(folder, name), 'utf8')))
}

/** A migration by the name and the text of its file. */
export function readMigration(name: string, text: string): Migration {
	const number = Number.parseInt(name, 10)
	const statements = text.split('--> statement-breakpoint')
	const needed = /^-- Contraction: needs (\d{4})\b/m.exec(text)?.[1]
	return {
		name,
		version: number + 1,
		minVersion: number < FIRST_DECLARED ? undefined : needed ? Number(needed) + 1 : 0,
		isConcurrent: statements.every((one) => concurrentIndexOf(one) !== undefined),
		statements,
		digest: createHash('sha256').update(text).digest('hex'),
	}
}

/** The name of the index that a statement creates CONCURRENTLY; undefined for other statements. */
export function concurrentIndexOf(statement: string): string | undefined {
	const text = statement.replace(/^\s*--.*$/gm, '').trim()
	return /^create (?:unique )?index concurrently "?(\w+)"? on /i.exec(text)?.[1]
}
