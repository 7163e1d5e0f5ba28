import { constants, brotliCompressSync } from 'node:zlib'
import { openShop } from './open-shop.mjs'
import { measuredPages } from './pages.mjs'

/** HTML and stylesheet of a first visit, in bytes of brotli 11; script separately, which comes after the page. */
const { origin, close } = await openShop(process.argv[2])
try {
	console.log('page      HTML    CSS    HTML+CSS  script')
	for (const page of await measuredPages(origin)) {
		const headers = page.cookie ? { Cookie: page.cookie } : {}
		const html = await read(origin + page.path, headers)
		const files = (pattern) => [...new Set([...html.matchAll(pattern)].map(([, path]) => path))]
		const styles = await sizes(files(/<link rel="stylesheet" href="([^"]+)"/g))
		const script = await sizes(files(/(\/assets\/[\w.-]+\.js)/g))
		const own = squeezed(html)
		console.log(
			[page.name.padEnd(8), ...[own, styles, own + styles, script].map(kilobytes)].join('  '),
		)
	}
} finally {
	await close()
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
	const answer = await fetch(url, { headers })
	if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
	return answer.text()
}
