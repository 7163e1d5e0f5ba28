import express from 'express'
import { createRequestHandler } from '@remix-run/express'
import * as build from './build/server/index.js'

/** Bare Remix behind Express, like its own template, on a free port, which is printed. */
const app = express()
app.use(express.static(new URL('build/client', import.meta.url).pathname))
// Lighthouse requests these; Remix would log each as an error.
const picture = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')
app.get('/pictures/:name', (_request, response) => response.type('gif').send(picture))
app.get('/robots.txt', (_request, response) => response.type('text').send('User-agent: *'))
app.all('*', createRequestHandler({ build, mode: 'production' }))
const server = app.listen(0, '127.0.0.1', () => {
	console.log(server.address().port)
})
process.on('SIGTERM', () => process.exit(0))
