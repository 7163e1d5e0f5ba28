import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// Next to this file in the sources, next to the bundle in a build.
const folder = fileURLToPath(new URL('./migrations', import.meta.url))

/** A migration: a file named `0033_what_it_does.sql`. */
export type Migration = {
	/** The file's name. */
	name: string
	/** The number in the file's name plus one, as in databases of the first release. */
	version: number
	statements: string[]
	/** SHA-256 of the file, to detect changes of a released file. */
	digest: string
}

/** All migrations, ordered by number. */
export function readMigrations(): Migration[] {
	return readdirSync(folder)
		.filter((name) => name.endsWith('.sql'))
		.sort()
		.map((name) => {
			const text = readFileSync(path.join(folder, name), 'utf8')
			return {
				name,
				version: Number.parseInt(name, 10) + 1,
				statements: text.split('--> statement-breakpoint'),
				digest: createHash('sha256').update(text).digest('hex'),
			}
		})
}
