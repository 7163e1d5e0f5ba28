import { useRouteLoaderData } from '@remix-run/react'
import type { loader } from '#admin/root.tsx'

/** What every page knows: the language, the token of forms, the address of the page. */
export function useRootData() {
	return (
		useRouteLoaderData<typeof loader>('root') ?? {
			locale: 'id' as const,
			theme: null,
			formToken: '',
			here: '/',
		}
	)
}
