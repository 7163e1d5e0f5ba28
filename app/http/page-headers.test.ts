import { createStaticHandler } from '@remix-run/router'
import { expect, test } from 'vitest'
import { keepPageHeaders } from './page-headers.server.ts'

/** The page's headers after its loaders have run, as the router provides them. */
async function headersOf(answers: Record<string, () => Response>, thrown = false) {
	const routes = Object.entries(answers).reduceRight<object[]>(
		(children, [id, answer]) => [
			{
				id,
				path: children.length > 0 ? '' : 'page',
				children,
				hasErrorBoundary: true,
				loader: () => {
					if (thrown && children.length === 0) throw answer()
					return answer()
				},
			},
		],
		[],
	)
	const { query } = createStaticHandler(routes)
	const context = await query(new Request('http://toko.test/page'))
	if (context instanceof Response) throw new Error('No page')
	const headers = new Headers()
	keepPageHeaders(headers, context)
	return Object.fromEntries(headers)
}

const json = (headers: Record<string, string>) => () => Response.json({}, { status: 503, headers })

test.each([false, true])('a page keeps the headers of its loader; thrown: %s', async (thrown) => {
	const frame = json({ 'Retry-After': '5', 'X-Robots-Tag': 'noindex' })
	const page = json({ 'Retry-After': '600', 'Set-Cookie': 'a=b' })
	expect(await headersOf({ frame, page }, thrown)).toEqual({
		'retry-after': '600',
		'x-robots-tag': 'noindex',
	})
})
