import type { EntryContext } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { adminOf } from '#admin/http/admin-context.ts'
import { ReferenceContext } from '#admin/http/reference.ts'
import { instanceOf } from '#admin/i18n/texts.server.ts'

/** Renders a page completely; it is not hydrated. */
export default function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	remixContext: EntryContext,
	context: unknown,
) {
	const { locale, correlationId } = adminOf(context)
	const html = renderToString(
		<ReferenceContext.Provider value={correlationId}>
			<I18nextProvider i18n={instanceOf(locale)}>
				<RemixServer context={remixContext} url={request.url} />
			</I18nextProvider>
		</ReferenceContext.Provider>,
	)
	headers.set('Content-Type', 'text/html; charset=utf-8')
	return new Response(`<!DOCTYPE html>${html}`, { status, headers })
}
