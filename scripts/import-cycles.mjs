import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inProject } from './project.mjs'

const areas = ['admin', 'app', 'contract', 'examples', 'process', 'server', 'web', 'website-api']
const imported = /(?:^|\n)(?:import|export)\b[^;'"]*?['"]([.#][^'"]+\.tsx?)['"]/g

/** The import cycles among the program's files, each as the files it goes through; type imports count too. */
export function importCycles() {
	return cyclesIn(new Map(areas.flatMap(filesIn).map((file) => [file, importsOf(file)])))
}

/** The cycles of a graph given as each node's successors: one for each edge that closes one. */
export function cyclesIn(graph) {
	const cycles = []
	const done = new Set()
	const visit = (node, trail) => {
		const at = trail.indexOf(node)
		if (at >= 0) return void cycles.push([...trail.slice(at), node])
		if (done.has(node)) return
		for (const next of graph.get(node) ?? []) visit(next, [...trail, node])
		done.add(node)
	}
	for (const node of graph.keys()) visit(node, [])
	return cycles
}

function filesIn(area) {
	return readdirSync(inProject(area), { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
		.map((entry) =>
			path.relative(inProject(), path.join(entry.parentPath ?? entry.path, entry.name)),
		)
}

function importsOf(file) {
	const text = readFileSync(inProject(file), 'utf8')
	return [...text.matchAll(imported)].map(([, specifier]) =>
		specifier.startsWith('#') ? specifier.slice(1) : path.join(path.dirname(file), specifier),
	)
}
