import { useMatches } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { namespacesOf } from './namespaces.ts'

export const pageTextsId = 'page-texts'

/** The texts this page uses, for the script that takes the page over; written once, by the server. */
export function PageTexts() {
	const { i18n } = useTranslation()
	const handles = useMatches().map((match) => match.handle)
	const texts = Object.fromEntries(
		namespacesOf(handles).map((name) => [name, i18n.getResourceBundle(i18n.language, name) ?? {}]),
	)
	return (
		<script
			id={pageTextsId}
			type="application/json"
			suppressHydrationWarning
			dangerouslySetInnerHTML={{ __html: JSON.stringify(texts).replace(/</g, '\\u003c') }}
		/>
	)
}
