import { useRouteLoaderData } from '@remix-run/react'
import type { loader } from '#admin/root.tsx'
import { defaultLocale } from '#app/i18n/paths.ts'

/** What every page knows: the language, the token of forms, the address of the page. */
export function useRootData() {
	return (
		useRouteLoaderData<typeof loader>('root') ?? {
			locale: defaultLocale,
			theme: null,
			formToken: '',
			here: '/',
		}
	)
}
