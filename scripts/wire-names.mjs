import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inProject } from './project.mjs'

// The specification's order statuses are the trade's words too, not only the wire's.
const wireName = /\b(?!PAYMENT_CONFIRMED:|CHANGE_PROCESSING:)[A-Z]{2,}_[A-Z_]+:/

/** The lines of app/ outside app/api that spell a name of the website API's wire form. */
export function wireNamesInApp() {
	return readdirSync(inProject('app'), { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
		.map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
		.filter((file) => !file.startsWith(inProject('app', 'api') + path.sep))
		.flatMap(linesWithWireNames)
}

function linesWithWireNames(file) {
	return readFileSync(file, 'utf8')
		.split('\n')
		.map((line, index) => ({ line, place: `${path.relative(inProject(), file)}:${index + 1}` }))
		.filter(({ line }) => wireName.test(line))
		.map(({ line, place }) => `${place}: ${line.trim()}`)
}
