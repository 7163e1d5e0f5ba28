import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { type FormNames, namesIn } from './form-name-uses.ts'
import { inProject } from './project.mjs'

type Modules = Map<string, FormNames>

// A name that is written in a form and that no server reads is lost without an error: here every written name is compared
// with what the pages read that show the form.

const applications = ['app', 'admin']
/** Read from every form before a page reads it. */
const ofEveryForm = ['formToken']

/** Names that no page reads which shows them, a line each. */
export function formNameFaults(): string[] {
	return applications.flatMap((application) => {
		const files = sourcesIn(application, 'web')
		// The frame around every page has forms, too.
		const pages = Object.keys(files).filter(
			(file) => file.startsWith(`${application}/routes/`) || file === `${application}/root.tsx`,
		)
		return faultsOf(files, pages)
	})
}

/**
 * @param sources code by path
 * @param pages the paths of the route modules
 */
export function faultsOf(sources: Record<string, string>, pages: string[]): string[] {
	const modules: Modules = new Map(
		Object.entries(sources).map(([file, code]) => [file, namesIn(file, code)]),
	)
	const readBy = new Map(pages.map((page) => [page, closureOf(page, modules)]))
	const everything = new Set([...modules.values()].flatMap(({ read }) => [...read]))
	const everyBeginning = [...modules.values()].flatMap(({ beginnings }) => [...beginnings])
	return [...modules].flatMap(([file, { written, begun, pressed, sendsElsewhere }]) => {
		const showing = [...readBy.values()].filter((closure) => closure.has(file))
		if (showing.length === 0) return []
		const read = new Set(
			showing.flatMap((closure) =>
				[...closure].flatMap((one) => [...(modules.get(one)?.read ?? [])]),
			),
		)
		const beginnings = sendsElsewhere
			? everyBeginning
			: showing.flatMap((closure) =>
					[...closure].flatMap((one) => [...(modules.get(one)?.beginnings ?? [])]),
				)
		const known = (name: string) => ofEveryForm.includes(name) || everything.has(name)
		return [
			...[...written].filter(
				(name) => !(sendsElsewhere ? known(name) : read.has(name) || ofEveryForm.includes(name)),
			),
			...[...pressed].filter((name) => !known(name)),
			...[...begun].filter((begin) => !beginnings.includes(begin)).map((begin) => `${begin}…`),
		].map((name) => `${file}: no page that shows this form reads the field ${name}.`)
	})
}

function closureOf(file: string, modules: Modules, seen = new Set<string>()) {
	const module = modules.get(file)
	if (seen.has(file) || !module) return seen
	seen.add(file)
	for (const one of module.imports) closureOf(one, modules, seen)
	return seen
}

/** Code by its path in the project, without tests. */
function sourcesIn(...folders: string[]): Record<string, string> {
	return Object.fromEntries(
		folders
			.flatMap((folder) => readdirSync(inProject(folder), { withFileTypes: true, recursive: true }))
			.filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
			// Shows every component without a form that is read.
			.filter((entry) => !entry.parentPath.endsWith('gallery'))
			.map((entry) => path.join(entry.parentPath, entry.name))
			.map((file) => [path.relative(inProject(), file), readFileSync(file, 'utf8')]),
	)
}
