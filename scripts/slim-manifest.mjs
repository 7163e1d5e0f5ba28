import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Mistake } from './project.mjs'

const start = 'window.__remixManifest='

/** Takes out of the route table that every page loads what is false, empty, or loaded with every page anyway. */
export async function slimManifest(assets) {
	for (const name of await readdir(assets)) {
		if (!/^manifest-[0-9a-f]+\.js$/.test(name)) continue
		const file = path.join(assets, name)
		const text = await readFile(file, 'utf8')
		if (!text.startsWith(start)) throw new Mistake(`${name} is not the route table it was.`)
		const manifest = JSON.parse(text.slice(start.length).replace(/;\s*$/, ''))
		await writeFile(file, `${start}${JSON.stringify(slim(manifest))};`)
	}
}

function slim({ entry, routes, ...rest }) {
	const everywhere = new Set([...entry.imports, ...routes.root.imports, routes.root.module])
	const lean = Object.entries(routes).map(([id, { imports = [], ...route }]) => {
		const own = imports.filter((file) => !everywhere.has(file))
		const told = Object.entries({ ...route, imports: own }).filter(
			([, value]) => value !== false && !(Array.isArray(value) && value.length === 0),
		)
		return [id, Object.fromEntries(told)]
	})
	return { ...rest, entry, routes: Object.fromEntries(lean) }
}
