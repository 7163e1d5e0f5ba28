import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// Next to this file in the sources, next to the bundle in a build.
const folder = fileURLToPath(new URL('./migrations', import.meta.url))

/** The whole layout of the first release, a file for each area. It took the place of all migrations before it. */
export const BASELINE = '0147_baseline'
export const BASELINE_VERSION = versionOf(BASELINE)

/** A migration: a file named `0150_what_it_does.sql`, or the baseline. */
export type Migration = {
	/** The name of the file or folder. */
	name: string
	/** See `versionOf`. */
	version: number
	/** Version of the migration that code must know to serve on a database with this one. 0: an expansion, beside which older code serves. */
	minVersion: number
	/** Consists of indexes that are created CONCURRENTLY, which no transaction can do. */
	isConcurrent: boolean
	statements: string[]
	/** SHA-256 of the text, to detect changes of a released file. */
	digest: string
}

/** All migrations, ordered by number. */
export function readMigrations(): Migration[] {
	return readdirSync(folder, { withFileTypes: true })
		.filter((entry) => entry.isDirectory() || entry.name.endsWith('.sql'))
		.map(({ name }) => name)
		.sort()
		.map((name) => readMigration(name, textOf(path.join(folder, name))))
}

/** The text of a file; of a folder, those of its files in the order of their names. */
function textOf(place: string): string {
	if (place.endsWith('.sql')) return readFileSync(place, 'utf8')
	return readdirSync(place)
		.sort()
		.map((name) => readFileSync(path.join(place, name), 'utf8'))
		.join('\n')
}

/** A migration by the name and the text of its file. */
export function readMigration(name: string, text: string): Migration {
	const statements = statementsOf(text)
	const needed = /^-- Contraction: needs (\d{4})\b/m.exec(text)?.[1]
	return {
		name,
		version: versionOf(name),
		minVersion: needed ? Number(needed) + 1 : 0,
		isConcurrent: statements.every((one) => concurrentIndexOf(one) !== undefined),
		statements,
		digest: createHash('sha256').update(text).digest('hex'),
	}
}

/** What the record of a database calls a migration: the number in its name plus one. */
export function versionOf(name: string): number {
	return Number.parseInt(name, 10) + 1
}

/** The statements of a text, which end with semicolons; not those in comments, quoted texts and bodies of functions. */
function statementsOf(text: string): string[] {
	const statements = text.match(/(?:--.*|\$(\w*)\$[\s\S]*?\$\1\$|'[^']*'|[^;])+/g) ?? []
	return statements.filter((one) => one.replace(/--.*/g, '').trim() !== '')
}

/** The name of the index that a statement creates CONCURRENTLY; undefined for other statements. */
export function concurrentIndexOf(statement: string): string | undefined {
	const text = statement.replace(/^\s*--.*$/gm, '').trim()
	return /^create (?:unique )?index concurrently "?(\w+)"? on /i.exec(text)?.[1]
}
