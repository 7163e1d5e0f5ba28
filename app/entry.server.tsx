import type { AppLoadContext, EntryContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { keepPageHeaders } from '#app/http/page-headers.server.ts'
import { PageRequestContext } from '#app/http/page-request.ts'
import { pageData } from '#app/remix-patches/page-data.server.ts'
import { instanceOf } from '#app/i18n/instances.server.ts'

/** Renders a page in one piece, as nothing on it is loaded late (docs/decisions/0024). */
export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	remixContext: EntryContext,
	{ locale, isBot, tracking, described }: AppLoadContext,
) {
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
			<I18nextProvider i18n={instanceOf(locale)}>
				<RemixServer context={remixContext} url={request.url} />
			</I18nextProvider>
		</PageRequestContext.Provider>,
	)
	keepPageHeaders(headers, remixContext.staticHandlerContext)
	for (const href of stylesheetsOf(remixContext)) {
		headers.append('Link', `<${href}>; rel=preload; as=style`)
	}
	headers.set('Content-Type', 'text/html; charset=utf-8')
	// As bytes: of a text, the fetch API would first look for lone surrogates.
	return new Response(Buffer.from(`<!DOCTYPE html>${html}`), { status, headers })
}

/** Announced in a header, so that a server in front can send them on as 103 Early Hints. */
function stylesheetsOf({ manifest, staticHandlerContext }: EntryContext): string[] {
	return staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? [])
}
