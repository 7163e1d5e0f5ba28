import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// Beside this file in the sources, beside the bundle in a build.
const folder = fileURLToPath(new URL('./migrations', import.meta.url))

/** One step of the layout: a file named `0033_what_it_does.sql`. */
export type Migration = {
	/** The number in the file's name plus one, as databases of the first release have it. */
	version: number
	statements: string[]
	/** SHA-256 of the file, by which a released file that was changed is noticed. */
	digest: string
}

/** Every migration, in the order of the numbers in their names. */
export function readMigrations(): Migration[] {
	return readdirSync(folder)
		.filter((name) => name.endsWith('.sql'))
		.sort()
		.map((name) => {
			const text = readFileSync(path.join(folder, name), 'utf8')
			return {
				version: Number.parseInt(name, 10) + 1,
				statements: text.split('--> statement-breakpoint'),
				digest: createHash('sha256').update(text).digest('hex'),
			}
		})
}
