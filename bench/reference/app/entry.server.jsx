import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { renderToPipeableStream } from 'react-dom/server'

/** Streams the page, as the template of Remix does for browsers. */
export default function handleRequest(request, status, headers, remixContext) {
	return new Promise((resolve, reject) => {
		const { pipe } = renderToPipeableStream(
			<RemixServer context={remixContext} url={request.url} />,
			{
				onShellReady() {
					const body = new PassThrough()
					headers.set('Content-Type', 'text/html')
					resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
					pipe(body)
				},
				onShellError: reject,
			},
		)
	})
}
