import { jsonLdText } from '#app/domain/structured-data.ts'
import { usePageRequest } from '#app/http/page-request.ts'

/**
 * The page's structured data; in the server's HTML only. Last in the body, where React ignores unknown elements during
 * hydration.
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
