import { constants, createBrotliCompress } from 'node:zlib'
import express from 'express'
import { createRequestHandler } from '@remix-run/express'
import * as build from './build/server/index.js'

/**
 * Bare Remix behind Express, like its own template, on a free port, which is printed. Browsers that accept brotli get it
 * with the quality and the window of the shop's own pages for one visitor (server/compress.ts).
 */
const app = express()
app.use(express.static(new URL('build/client', import.meta.url).pathname))
// Lighthouse requests these; Remix would log each as an error.
const picture = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')
app.get('/pictures/:name', (_request, response) => response.type('gif').send(picture))
app.get('/robots.txt', (_request, response) => response.type('text').send('User-agent: *'))
app.use((request, response, next) => {
	if (!request.headers['accept-encoding']?.includes('br')) return next()
	const params = { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 }
	const brotli = createBrotliCompress({ params })
	const [write, end] = [response.write.bind(response), response.end.bind(response)]
	response.setHeader('Content-Encoding', 'br')
	brotli.on('data', (chunk) => write(chunk)).on('end', () => end())
	response.write = (...chunk) => brotli.write(...chunk)
	response.end = (...chunk) => brotli.end(...chunk)
	next()
})
app.all('*', createRequestHandler({ build, mode: 'production' }))
const server = app.listen(0, '127.0.0.1', () => {
	console.log(server.address().port)
})
process.on('SIGTERM', () => process.exit(0))
