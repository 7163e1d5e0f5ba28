import { constants, brotliCompressSync } from 'node:zlib'
import { openShop } from './open-shop.mjs'
import { measuredPages } from './pages.mjs'
import { openRemix } from './references.mjs'
import { report, rowOf } from './rows.mjs'

/**
 * The maximum sizes in KB, 1 % above what was measured last; a larger page fails the run. The rules of the stylesheet
 * take 5 to 7 KB of a page; of the script, packages take 84.5 KB.
 */
const most = {
	home: { page: 17.4, script: 118.3 },
	listing: { page: 14.6, script: 124.0 },
	product: { page: 18.1, script: 130.7 },
	cart: { page: 18.3, script: 126.4 },
	article: { page: 10.0, script: 0 },
}
/** In KB (goals, "Bytes"). */
const goals = {
	page: { home: 14.6, listing: 14.6, product: 14.6 },
	script: { home: 110, article: 0 },
}

const { origin, close } = await openShop(process.argv[2])
const remix = await openRemix()
const rows = []
try {
	const bare = await sizesOf(remix.url)
	for (const { name, path, cookie } of await measuredPages(origin)) {
		const headers = cookie ? { Cookie: cookie } : {}
		const { html, styles, script } = await sizesOf(origin + path, headers)
		const saving = await sizesOf(origin + path, { ...headers, 'Save-Data': 'on' })
		rows.push(
			sizeRow(
				`${name}: HTML + stylesheet`,
				html + styles,
				bare.html + bare.styles,
				goals.page[name],
			),
			sizeRow(`${name}: script`, script, bare.script, goals.script[name]),
			sizeRow(`${name}: script with Save-Data`, saving.script, bare.script, 0),
		)
		const bound = most[name]
		if (html + styles > bound.page || script > bound.script) {
			console.error(
				`${name} is larger than ${bound.page} KB, or its script than ${bound.script} KB.`,
			)
			process.exitCode = 1
		}
	}
} finally {
	await remix.close()
	await close()
}
await report('bytes', rows)

/**
 * HTML, stylesheet and script of a first visit in KB of brotli 11. Script, which loads after the page, includes all
 * imports.
 */
async function sizesOf(url, headers = {}) {
	const html = await read(url, headers)
	const files = (pattern) => [...html.matchAll(pattern)].map(([, path]) => new URL(path, url).href)
	const styles = files(/<link rel="stylesheet" href="([^"]+)"/g)
	// Without a script element, nothing loads the files that attributes name.
	const runsScript = /<script(?![^>]*application\/ld\+json)/.test(html)
	const script = runsScript ? await withImports(files(/(\/assets\/[\w.-]+\.js)/g)) : []
	return { html: kilobytes(html), styles: await sizes(styles), script: await sizes(script) }
}

function sizeRow(row, size, ofRemix, goal) {
	return rowOf({
		row,
		unit: 'KB',
		figures: [size],
		reference: { name: 'bare Remix', figures: [ofRemix] },
		goal: goal === undefined ? undefined : { of: 'figure', most: goal },
	})
}

/** The files with all their static imports. */
async function withImports(urls) {
	const found = new Set()
	const waiting = [...urls]
	for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
		if (found.has(url)) continue
		found.add(url)
		const text = await read(url)
		for (const [, name] of text.matchAll(/(?:from|import)\s*"(\.\/[\w.-]+\.js)"/g)) {
			waiting.push(new URL(name, url).href)
		}
	}
	return [...found]
}

async function sizes(urls) {
	const each = await Promise.all([...new Set(urls)].map(async (url) => kilobytes(await read(url))))
	return each.reduce((sum, size) => sum + size, 0)
}

function kilobytes(text) {
	const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
	return brotliCompressSync(text, { params }).length / 1000
}

async function read(url, headers = {}) {
	// On a busy machine, compression may take so long that the server has closed the idle connection.
	const answer = await fetch(url, { headers }).catch(() => fetch(url, { headers }))
	if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
	return answer.text()
}
