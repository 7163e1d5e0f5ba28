import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/**
 * Keeps one page in memory, compressed, and answers its path with it and its headers, on a free port, which is printed:
 * the fastest that Node can do with such a page.
 */
const { path, headers, body } = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const pages = new Map([[path, { br: brotliCompressSync(body), gzip: gzipSync(body) }]])
const server = createServer((request, answer) => {
	const page = pages.get(request.url)
	if (!page) return answer.writeHead(404).end()
	const encoding = /\bbr\b/.test(request.headers['accept-encoding']) ? 'br' : 'gzip'
	const body = page[encoding]
	answer.writeHead(200, {
		...headers,
		'content-encoding': encoding,
		'content-length': body.length,
	})
	return answer.end(body)
})
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
process.on('SIGTERM', () => process.exit(0))
