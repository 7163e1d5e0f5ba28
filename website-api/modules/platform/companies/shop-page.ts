import { type Locale, LOCALES } from '#website-api/i18n/locale.ts'

/** The URL of a page of a shop; `template` is that of shops' URLs, with {host} for the host name. */
export function shopPage(
	template: string,
	host: string,
	locale: Locale,
	path: `/${string}`,
): string {
	const prefix = locale === LOCALES[0] ? '' : `/${locale}`
	return `${template.replace('{host}', host)}${prefix}${path}`
}
