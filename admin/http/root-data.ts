import { useRouteLoaderData } from '@remix-run/react'
import type { loader } from '#admin/root.tsx'
import { defaultLocale } from '#app/i18n/paths.ts'

/** Data of every page: language, colour mode, format of files, form token and path with query. */
export function useRootData() {
	return (
		useRouteLoaderData<typeof loader>('root') ?? {
			locale: defaultLocale,
			theme: null,
			fileFormat: null,
			formToken: '',
			currentPath: '/',
		}
	)
}
