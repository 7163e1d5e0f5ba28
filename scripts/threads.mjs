import { readdirSync } from 'node:fs'
import path from 'node:path'
import { inProject } from './project.mjs'

/**
 * The threads of the website API by the names of their bundles, which process/bounded-thread.ts expects beside the
 * program.
 */
export function threadEntries() {
	const files = readdirSync(inProject('website-api'), { recursive: true })
		.map((file) => `website-api/${String(file).replaceAll(path.sep, '/')}`)
		.filter((file) => file.endsWith('.thread.ts'))
	return Object.fromEntries(files.map((file) => [path.basename(file, '.ts'), file]))
}
