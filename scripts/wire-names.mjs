import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inProject } from './project.mjs'

const wireName = /\b([A-Z]{2,}_[A-Z_]+):/g
// The specification's order statuses are the trade's words too, not only the wire's.
const statuses = ['PAYMENT_CONFIRMED', 'CHANGE_PROCESSING']

/**
 * The lines of app/ outside app/api, tests aside, that spell a name of the website API's wire form. The codes of its
 * refusals are none: pages have words of their own for them.
 */
export function wireNamesInApp() {
	const messages = readFileSync(inProject('website-api', 'i18n', 'en.json'), 'utf8')
	const allowed = new Set([...statuses, ...Object.keys(JSON.parse(messages))])
	return readdirSync(inProject('app'), { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
		.map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
		.filter((file) => !file.startsWith(inProject('app', 'api') + path.sep))
		.flatMap((file) => linesWithWireNames(file, allowed))
}

function linesWithWireNames(file, allowed) {
	return readFileSync(file, 'utf8')
		.split('\n')
		.map((line, index) => ({ line, place: `${path.relative(inProject(), file)}:${index + 1}` }))
		.filter(({ line }) => [...line.matchAll(wireName)].some(([, name]) => !allowed.has(name)))
		.map(({ line, place }) => `${place}: ${line.trim()}`)
}
