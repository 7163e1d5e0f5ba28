import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { instanceOf } from '#app/i18n/instances.server.ts'

type Rendering = {
	/** A form is being submitted. */
	busy?: boolean
	/** What the page's loader returned. */
	data?: unknown
}

/** Renders a page with texts and a router that supports forms. */
export function renderInDataRouter(content: ReactNode, { busy = false, data }: Rendering = {}) {
	const waiting = () => new Promise<null>(() => undefined)
	const router = createMemoryRouter(
		[
			{ id: 'page', path: '/', element: content, loader: () => data ?? null },
			{ path: '/form', element: null, action: waiting },
		],
		{
			hydrationData: { loaderData: { page: data ?? null } },
			// As Remix sets it.
			future: { v7_normalizeFormMethod: true },
		},
	)
	if (busy) void router.navigate('/form', { formMethod: 'post', formData: new FormData() })
	try {
		return renderToStaticMarkup(
			<I18nextProvider i18n={instanceOf('en')}>
				<RouterProvider router={router} />
			</I18nextProvider>,
		)
	} finally {
		router.dispose()
	}
}
