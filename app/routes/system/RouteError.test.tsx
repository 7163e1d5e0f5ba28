import { createMemoryRouter, RouterProvider, UNSAFE_ErrorResponseImpl } from 'react-router-dom'
import { I18nextProvider } from 'react-i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ApiError } from '#app/api/failures.ts'
import { apiMessage } from '#app/features/errors/api-message.ts'
import { asResponse } from '#app/http/or-respond.ts'
import { PageRequestContext } from '#app/http/page-request.ts'
import { instanceOf } from '#app/i18n/instances.server.ts'
import { RouteError } from './RouteError.tsx'

/** The error response the router makes of a Response that a loader threw. */
async function thrown(error: ApiError) {
	const response = asResponse(error)
	if (!(response instanceof Response)) throw new Error('Not an answer')
	return new UNSAFE_ErrorResponseImpl(response.status, '', await response.json())
}

function pageAfter(error: unknown, { isBot = false } = {}) {
	const routes = [{ id: 'page', path: '/', element: null, ErrorBoundary: RouteError }]
	const router = createMemoryRouter(routes, { hydrationData: { errors: { page: error } } })
	const shown = { isBot, failed: true, correlationId: 'a1b2c3d4e5f6' }
	const page = { data: undefined, ...shown, tracking: null, described: [] }
	return renderToStaticMarkup(
		<PageRequestContext.Provider value={page}>
			<I18nextProvider i18n={instanceOf('en')}>
				<RouterProvider router={router} />
			</I18nextProvider>
		</PageRequestContext.Provider>,
	)
}

const failures: [what: string, error: unknown, status: number][] = [
	['a status', new UNSAFE_ErrorResponseImpl(409, '', null), 409],
	['an exception', new Error('Of our own'), 500],
]

test.each(failures)(
	'[ER-02] %s is shown as "Something went wrong", with its status and a Refresh button',
	(_what, error, status) => {
		const html = pageAfter(error)
		expect(html).toContain(`Something went wrong - ${status}`)
		expect(html).toMatch(
			/<form[^>]* action="\/error\/refresh"[^>]*><button[^>]*>Refresh<\/button><\/form>/,
		)
	},
)

test.each(failures)(
	'%s is shown with the code by which support finds it in the log',
	(_what, error) => {
		expect(pageAfter(error)).toMatch(/Reference: <code[^>]*>a1b2c3d4e5f6<\/code>/)
		expect(pageAfter(new UNSAFE_ErrorResponseImpl(404, '', null))).not.toContain('a1b2c3d4e5f6')
	},
)

test.each(failures)('[ER-04] a bot gets no error screen for %s', (_what, error) => {
	expect(pageAfter(error, { isBot: true })).toBe('')
})

describe('[EC-02] a failed request', () => {
	test('shows the website API’s message, also without script', async () => {
		const error = await thrown(new ApiError('too-many', 'Wait a minute.', { status: 429 }))
		expect(apiMessage(error)).toBe('Wait a minute.')
		expect(pageAfter(error)).toMatch(/role="alert".*Wait a minute\./)
		expect(pageAfter(error)).toContain('Something went wrong - 429')
	})

	test('shows "Request failed" without a message', async () => {
		expect(apiMessage(await thrown(new ApiError('unavailable', '', { status: 500 })))).toBe(
			'Request failed',
		)
	})

	test.each(['TIMEOUT', 'NETWORK', 'MALFORMED', 'BREAKER_OPEN'])(
		'[EC-04] shows without script, too, that no readable answer came: %s',
		async (code) => {
			const lost = await thrown(new ApiError('unavailable', 'Request failed', { code }))
			expect(apiMessage(lost)).toBeUndefined()
			expect(pageAfter(lost)).toMatch(/role="alert".*The shop is not responding/)
		},
	)

	test('shows the page’s own text for 404', async () => {
		const missing = await thrown(new ApiError('missing', 'No such thing.', { status: 404 }))
		expect(pageAfter(missing)).not.toContain('role="alert"')
		expect(apiMessage(new Error('Of our own'))).toBeUndefined()
	})
})
