import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, redirect, RouterProvider, type ActionFunction } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useSending } from './use-sending.ts'

const never = () => new Promise<null>(() => undefined)

function Page() {
	return useSending() ? 'sending' : 'ready'
}

/** Renders the form after it was submitted, while loaders are still revalidating. */
async function afterSending(action: ActionFunction, state: 'submitting' | 'loading') {
	const page = { element: <Page />, loader: never }
	const router = createMemoryRouter(
		[
			{ path: '/form', action, ...page },
			{ path: '/done', ...page },
		],
		{
			initialEntries: ['/form'],
			hydrationData: { loaderData: { '0': null } },
			// As Remix sets it.
			future: { v7_normalizeFormMethod: true },
		},
	)
	try {
		void router.navigate('/form', { formMethod: 'post', formData: new FormData() })
		await expect.poll(() => router.state.navigation.state).toBe(state)
		return renderToStaticMarkup(<RouterProvider router={router} />)
	} finally {
		router.dispose()
	}
}

test('is true until the response arrives', async () => {
	expect(await afterSending(never, 'submitting')).toBe('sending')
})

test('is false while only loaders revalidate', async () => {
	expect(await afterSending(() => ({ error: 'Type a number.' }), 'loading')).toBe('ready')
})

test('is true until the page of a redirect is shown', async () => {
	expect(await afterSending(() => redirect('/done'), 'loading')).toBe('sending')
})
