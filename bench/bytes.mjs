import { constants, brotliCompressSync } from 'node:zlib'
import { openShop } from './open-shop.mjs'
import { measuredPages } from './pages.mjs'

/**
 * The maximum sizes in KB, 1 % above what was measured last; a larger page fails the run. The goals are 14.6 for a page
 * and 110 for the script of home. The stylesheet takes 11 KB of each page; of the script, packages take 84.5 KB.
 */
const most = {
	home: { page: 25.2, script: 116.8 },
	listing: { page: 22, script: 122.3 },
	product: { page: 25.2, script: 129.7 },
	cart: { page: 18.6, script: 125.1 },
	article: { page: 18.8, script: 0 },
}

/**
 * HTML and stylesheet of a first visit in bytes of brotli 11; script, which loads after the page, separately,
 * including all imports.
 */
const { origin, close } = await openShop(process.argv[2])
try {
	console.log('page      HTML    CSS    HTML+CSS  script')
	for (const page of await measuredPages(origin)) {
		const headers = page.cookie ? { Cookie: page.cookie } : {}
		const html = await read(origin + page.path, headers)
		const files = (pattern) => [...new Set([...html.matchAll(pattern)].map(([, path]) => path))]
		const styles = await sizes(files(/<link rel="stylesheet" href="([^"]+)"/g))
		const script = await sizes(await withImports(files(/(\/assets\/[\w.-]+\.js)/g)))
		const own = squeezed(html)
		console.log(
			[page.name.padEnd(8), ...[own, styles, own + styles, script].map(kilobytes)].join('  '),
		)
		const bound = most[page.name]
		if (own + styles > bound.page * 1000 || script > bound.script * 1000) {
			console.error(
				`${page.name} is larger than ${bound.page} KB, or its script than ${bound.script} KB.`,
			)
			process.exitCode = 1
		}
	}
} finally {
	await close()
}

/** The files with all their static imports. */
async function withImports(paths) {
	const found = new Set()
	const waiting = [...paths]
	for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
		if (found.has(file)) continue
		found.add(file)
		const text = await read(origin + file)
		for (const [, name] of text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) {
			waiting.push(`/assets/${name}`)
		}
	}
	return [...found]
}

async function sizes(paths) {
	const each = await Promise.all(paths.map(async (path) => squeezed(await read(origin + path))))
	return each.reduce((sum, size) => sum + size, 0)
}

function squeezed(text) {
	return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

function kilobytes(bytes) {
	return `${(bytes / 1000).toFixed(1)} KB`
}

async function read(url, headers = {}) {
	// On a busy machine, compression may take so long that the server has closed the idle connection.
	const answer = await fetch(url, { headers }).catch(() => fetch(url, { headers }))
	if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
	return answer.text()
}
