import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

/** Answers every request with one file, compressed once, on a free port, which is printed. */
const body = brotliCompressSync(readFileSync(process.argv[2]))
const headers = {
	'content-type': 'text/html; charset=utf-8',
	'content-encoding': 'br',
	'content-length': body.length,
}
const server = createServer((_request, answer) => answer.writeHead(200, headers).end(body))
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
process.on('SIGTERM', () => process.exit(0))
