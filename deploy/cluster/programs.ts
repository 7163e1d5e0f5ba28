import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { installedPostgres } from '#tests/support/standby.ts'

/** A program of the operating system that an arrangement needs and this machine does not have. */
export class MissingProgram extends Error {}

const folders = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin'].concat(
	// Unpacked by scripts/operators-programs.mjs.
	fileURLToPath(new URL('../../.cache/programs/bin', import.meta.url)),
)

/** The path of an installed program; undefined without one. */
export function findProgram(name: string): string | undefined {
	return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file))
}

/** The path of an installed program. @throws MissingProgram with the Debian package that has it */
export function requireProgram(name: string, debianPackage = name): string {
	const file = findProgram(name)
	if (file) return file
	throw new MissingProgram(`${name} is not installed: apt-get install ${debianPackage}`)
}

/** The folder of an installed PostgreSQL's programs. @throws MissingProgram */
export function requirePostgres(): string {
	if (installedPostgres) return installedPostgres
	throw new MissingProgram('PostgreSQL is not installed: apt-get install postgresql')
}
