import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageRequestContext, type PageRequest } from '#app/http/page-request.ts'
import { StructuredData } from './StructuredData.tsx'

const hostile = '</script><script>alert(1)</script><!-- <script> \u2028 "\' &lt;'

function rendered(described: PageRequest['described']) {
	return renderToStaticMarkup(
		<PageRequestContext.Provider
			value={{
				data: undefined,
				isBot: false,
				failed: false,
				correlationId: undefined,
				tracking: null,
				described,
			}}
		>
			<StructuredData />
		</PageRequestContext.Provider>,
	)
}

test('escapes a hostile name in the JSON-LD script', () => {
	const html = rendered([{ '@type': 'Product', name: hostile }])
	expect(html.match(/<[^>]*>/g)).toEqual(['<script type="application/ld+json">', '</script>'])
	const text = html.slice(html.indexOf('>') + 1, html.lastIndexOf('<'))
	expect(JSON.parse(text)).toMatchObject({ name: hostile })
})

test('renders no script for a page without structured data', () => {
	expect(rendered([])).toBe('')
})
