import type { AppLoadContext, EntryContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { leavePart } from './kept-page.server.tsx'
import { keepPageHeaders } from '#app/http/page-headers.server.ts'
import { PageRequestContext } from '#app/http/page-request.ts'
import { pageData } from '#app/remix-patches/page-data.server.ts'
import { instanceOf } from '#app/i18n/instances.server.ts'
import { HolesContext } from '#app/ui/Part.tsx'

// The server is part of Remix's bundle, so that the modules of `app` exist once in the process.
export { createApplication } from '#server/application.ts'

/** Renders a page without streaming, as it has no deferred data (docs/decisions/0024). */
export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	remixContext: EntryContext,
	context: AppLoadContext,
) {
	const { locale, isBot, tracking, correlationId, holes } = context
	const failed = status >= 400
	const page = {
		data: pageData(remixContext),
		isBot,
		failed,
		correlationId: failed ? correlationId : undefined,
		tracking,
		described: failed || !isForCrawlers(context) ? [] : context.described(),
	}
	const html = renderToString(
		<PageRequestContext.Provider value={page}>
			<HolesContext.Provider value={holes && leavePart(holes)}>
				<I18nextProvider i18n={instanceOf(locale)}>
					<RemixServer context={remixContext} url={request.url} />
				</I18nextProvider>
			</HolesContext.Provider>
		</PageRequestContext.Provider>,
	)
	keepPageHeaders(headers, remixContext.staticHandlerContext)
	for (const href of stylesheetsOf(remixContext)) {
		headers.append('Link', `<${href}>; rel=preload; as=style`)
	}
	headers.set('Content-Type', 'text/html; charset=utf-8')
	// As bytes: for a string, the fetch API first scans for lone surrogates.
	return new Response(Buffer.from(`<!DOCTYPE html>${html}`), { status, headers })
}

/** Structured data is left out of a page for one visitor, which no crawler reads; of a product it is an eighth. */
function isForCrawlers({ isBot, isOwn, holes }: AppLoadContext) {
	return isBot || (!isOwn && holes === null)
}

/** As a Link header, so that a proxy can send them as 103 Early Hints. */
function stylesheetsOf({ manifest, staticHandlerContext }: EntryContext): string[] {
	return staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? [])
}
