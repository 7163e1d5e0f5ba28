import type { AppLoadContext, EntryContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { keepPageHeaders } from '#app/http/page-headers.server.ts'
import { PageRequestContext } from '#app/http/page-request.ts'
import { pageData } from '#app/remix-patches/page-data.server.ts'
import { instanceOf, remixI18n } from '#app/i18n/instances.server.ts'

/**
 * Renders a page in one piece; nothing on it is loaded late. A string costs half as much processor time as a stream,
 * which hands its chunks through three kinds of streams (docs/decisions/0024).
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	remixContext: EntryContext,
	{ isBot, tracking, described }: AppLoadContext,
) {
	const texts = instanceOf(await remixI18n.getLocale(request))
	const failed = status >= 400
	const page = {
		data: pageData(remixContext),
		isBot,
		failed,
		tracking,
		described: failed ? [] : described(),
	}
	const html = renderToString(
		<PageRequestContext.Provider value={page}>
			<I18nextProvider i18n={texts}>
				<RemixServer context={remixContext} url={request.url} />
			</I18nextProvider>
		</PageRequestContext.Provider>,
	)
	keepPageHeaders(headers, remixContext.staticHandlerContext)
	headers.set('Content-Type', 'text/html; charset=utf-8')
	return new Response(`<!DOCTYPE html>${html}`, { status, headers })
}
