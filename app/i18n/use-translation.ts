import { useTranslation as useI18next } from 'react-i18next'
import { routeNamespaces } from './route-namespaces.ts'
import type { Namespace, TextFunctionOf } from './text-keys.ts'

/** `t` of the first namespace. Others are loaded, and named in a key: `orders:title`. */
export function useTranslation<Name extends Namespace = 'common'>(
	namespaces?: Name | readonly [Name, ...Namespace[]],
): { t: TextFunctionOf<Name>; i18n: { language: string } } {
	const { t, i18n } = useI18next<Namespace | readonly Namespace[]>(namespaces)
	return { t, i18n }
}

/** Loads the texts that the handles of the page's routes name. */
export function useRouteTexts(handles: readonly unknown[]) {
	useI18next(['common', ...routeNamespaces(handles)])
}
