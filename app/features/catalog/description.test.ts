import { describe, expect, test } from 'vitest'
import { safeDescription } from './description.server.ts'

describe('keeps allowed elements of a description', () => {
	test.each([
		'<p>Bahan <strong>katun</strong><br />lembut</p>',
		'<ul><li>Satu</li><li>Dua</li></ul>',
		'<table><tbody><tr><th>M</th><td colspan="2">52</td></tr></tbody></table>',
	])('%s', (html) => {
		expect(safeDescription(html)).toBe(html)
	})

	test('marks external links', () => {
		expect(safeDescription('<a href="https://contoh.id" onclick="x()">a</a>')).toBe(
			'<a href="https://contoh.id" rel="nofollow noopener ugc">a</a>',
		)
	})
})

describe('removes everything executable from a description', () => {
	test.each([
		'<script>alert(1)</script>',
		'<img src=x onerror=alert(1)>',
		'<svg><script>alert(1)</script></svg>',
		'<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
		'<a href="javascript:alert(1)">x</a>',
		'<a href="&#106;avascript:alert(1)">x</a>',
		'<a href="data:text/html,<script>alert(1)</script>">x</a>',
		'<iframe srcdoc="<script>alert(1)</script>"></iframe>',
		'<p style="background:url(javascript:alert(1))" onmouseover="alert(1)">x</p>',
		'<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
		'<form action="/order/checkout"><button>Beli</button></form>',
	])('%s', (html) => {
		const safe = safeDescription(html)
		expect(safe).not.toMatch(/<(script|img|svg|math|style|iframe|form|button|noscript)/i)
		expect(safe).not.toMatch(/\s(on\w+|style|srcdoc)=/i)
		expect(safe).not.toMatch(/href="(?!https?:|mailto:|tel:|")/i)
	})
})
