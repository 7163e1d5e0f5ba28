import { createRequestHandler } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { Writable } from 'node:stream'
import { createElement } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import * as build from './build/server/index.js'

/**
 * Renders the listing of bare Remix without a server, as a string and as a stream by turns, and prints how often per
 * second each was possible, as JSON.
 */
const [rounds, seconds] = process.argv.slice(2).map(Number)
const url = 'http://localhost/'
const page = createElement(RemixServer, { context: await contextOf(url), url })

const found = { string: [], stream: [] }
await perSecond(string)
await perSecond(stream)
for (let round = 0; round < rounds; round += 1) {
	found.string.push(await perSecond(string))
	found.stream.push(await perSecond(stream))
}
console.log(JSON.stringify(found))

/** What Remix renders: routes and the data of their loaders. */
async function contextOf(address) {
	let context
	const take = (_request, status, _headers, remixContext) => {
		context = remixContext
		return new Response(null, { status })
	}
	const entry = { ...build.entry, module: { ...build.entry.module, default: take } }
	await createRequestHandler({ ...build, entry }, 'production')(new Request(address))
	return context
}

async function perSecond(render) {
	const began = performance.now()
	let done = 0
	for (; performance.now() - began < seconds * 1000; done += 1) await render()
	return done / ((performance.now() - began) / 1000)
}

function string() {
	return renderToString(page)
}

function stream() {
	return new Promise((resolve, reject) => {
		const sink = new Writable({ write: (_part, _encoding, next) => next() })
		sink.on('finish', resolve)
		const { pipe } = renderToPipeableStream(page, {
			onShellReady: () => pipe(sink),
			onShellError: reject,
		})
	})
}
