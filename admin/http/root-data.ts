import { useRouteLoaderData } from '@remix-run/react'
import { defaultLocale, type Locale } from '#web/i18n/paths.ts'
import type { FileFormat } from './file-format.ts'
import type { Theme } from '#web/domain/theme.ts'

/** What the root's loader returns for every page. */
export type RootData = {
	locale: Locale
	theme: Theme | null
	fileFormat: FileFormat | null
	formToken: string
	/** With the query. */
	currentPath: string
}

/** Data of every page: language, colour mode, format of files, form token and path with query. */
export function useRootData(): RootData {
	return (
		useRouteLoaderData<RootData>('root') ?? {
			locale: defaultLocale,
			theme: null,
			fileFormat: null,
			formToken: '',
			currentPath: '/',
		}
	)
}
