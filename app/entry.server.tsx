import { PassThrough } from 'node:stream'
import {
	createReadableStreamFromReadable,
	type AppLoadContext,
	type EntryContext,
} from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { renderToPipeableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { keepPageHeaders } from '#app/http/page-headers.server.ts'
import { PageRequestContext } from '#app/http/page-request.ts'
import { pageData } from '#app/remix-patches/page-data.server.ts'
import { instanceOf, remixI18n } from '#app/i18n/instances.server.ts'

const patienceMs = 5_000

/** Renders a page in one piece; nothing on it is loaded late. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	remixContext: EntryContext,
	{ isBot, tracking, described }: AppLoadContext,
) {
	const texts = instanceOf(await remixI18n.getLocale(request))
	return new Promise<Response>((resolve, reject) => {
		let answered = false
		const answer = () => {
			answered = true
			const body = new PassThrough()
			keepPageHeaders(headers, remixContext.staticHandlerContext)
			headers.set('Content-Type', 'text/html; charset=utf-8')
			resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
			pipe(body)
		}
		const failed = status >= 400
		const page = {
			data: pageData(remixContext),
			isBot,
			failed,
			tracking,
			described: failed ? [] : described(),
		}
		const { pipe, abort } = renderToPipeableStream(
			<PageRequestContext.Provider value={page}>
				<I18nextProvider i18n={texts}>
					<RemixServer context={remixContext} url={request.url} abortDelay={patienceMs} />
				</I18nextProvider>
			</PageRequestContext.Provider>,
			{
				// The policy allows no script in the HTML, with which React would put late parts in place.
				onAllReady: answer,
				onShellError: reject,
				onError(error) {
					if (!answered) reject(error instanceof Error ? error : new Error(String(error)))
				},
			},
		)
		setTimeout(abort, patienceMs + 1_000).unref()
	})
}
