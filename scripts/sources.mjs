import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { inProject } from './project.mjs'

const roots = [
	'admin',
	'app',
	'contract',
	'examples',
	'process',
	'public',
	'server',
	'web',
	'website-api',
	'package-lock.json',
	'package.json',
	'remix.config.ts',
	'scripts/build.mjs',
	'tailwind.config.ts',
	'tsconfig.json',
	'vite.admin.config.ts',
	'vite.assets.ts',
	'vite.chunks.ts',
	'vite.config.ts',
	'vite.pages.ts',
]

/** A digest of everything the build is made from; tests are not part of it. */
export function digestOfSources() {
	const digest = createHash('sha256')
	for (const file of roots.flatMap(filesUnder)) {
		digest
			.update(`${file}\0`)
			.update(readFileSync(inProject(file)))
			.update('\0')
	}
	return digest.digest('hex')
}

function filesUnder(place) {
	const stats = statSync(inProject(place), { throwIfNoEntry: false })
	if (!stats) return []
	if (stats.isFile()) return [place]
	return readdirSync(inProject(place), { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
		.map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`.slice(inProject().length + 1))
		.sort()
}
