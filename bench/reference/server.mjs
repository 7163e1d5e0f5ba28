import express from 'express'
import { createRequestHandler } from '@remix-run/express'
import * as build from './build/server/index.js'

/** Bare Remix behind Express, like its own template, on a free port, which is printed. */
const app = express()
app.use(express.static(new URL('build/client', import.meta.url).pathname))
app.all('*', createRequestHandler({ build, mode: 'production' }))
const server = app.listen(0, '127.0.0.1', () => {
	console.log(server.address().port)
})
process.on('SIGTERM', () => process.exit(0))
