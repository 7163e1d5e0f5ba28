import { createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { close, listen } from './listen.ts'
import { type CompleteAnswer, sendResponse } from './request-listener.ts'

const closing: (() => Promise<void>)[] = []
afterEach(() => Promise.all(closing.splice(0).map((end) => end())))

/** A server that answers so: its address, and what `sendResponse` failed with. */
async function answering(respond: () => Promise<Response | CompleteAnswer>) {
	const failures: unknown[] = []
	const server = createServer((incoming, outgoing) => {
		sendResponse(incoming, outgoing, respond).catch((error: unknown) => failures.push(error))
	})
	const port = await listen(server, 0, '127.0.0.1')
	closing.push(() => close(server))
	return { url: `http://127.0.0.1:${port}/`, failures }
}

test.each(['a complete answer', 'a response'])('sends %s with every cookie', async (kind) => {
	const headers = new Headers({ 'content-type': 'text/html' })
	headers.append('set-cookie', 'A=1')
	headers.append('set-cookie', 'B=2')
	const { url } = await answering(async () =>
		kind === 'a response'
			? new Response('halo', { status: 404, headers })
			: { status: 404, headers, body: Buffer.from('halo') },
	)
	const answer = await fetch(url)
	expect(answer.status).toBe(404)
	expect(await answer.text()).toBe('halo')
	expect(answer.headers.getSetCookie()).toEqual(['A=1', 'B=2'])
	expect(answer.headers.get('content-length')).toBe('4')
})

test('a fault of the server answers 500 and is passed on', async () => {
	const fault = new Error('a header with a line break')
	const { url, failures } = await answering(async () => {
		throw fault
	})
	expect((await fetch(url)).status).toBe(500)
	expect(failures).toEqual([fault])
})
