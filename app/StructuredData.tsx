import { jsonLdText } from '#app/domain/structured-data.ts'
import { usePageRequest } from '#app/http/page-request.ts'

/**
 * What the page is about, for machines; only in the HTML, the browser's script never sees it. Stands last in the
 * body, where React leaves alone what it does not know.
 */
export function StructuredData() {
	const { described } = usePageRequest()
	if (described.length === 0) return null
	return (
		<script
			type="application/ld+json"
			dangerouslySetInnerHTML={{ __html: jsonLdText(described) }}
		/>
	)
}
