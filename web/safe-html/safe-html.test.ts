import { parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5'
import { describe, expect, test } from 'vitest'
import { hostilePayloads } from './hostile-payloads.ts'
import { safeHtml } from './safe-html.server.ts'

const hrefOf = (target: string) => (target.startsWith('/products') ? `/en${target}` : null)
const clean = (html: string) => safeHtml(html, { top: 2, hrefOf })

const tags =
	'p br strong b em i u s small sub sup h2 h3 h4 blockquote hr a ul ol li dl dt dd figure figcaption img table caption thead tbody tr th td'.split(
		' ',
	)
const values: Record<string, RegExp> = {
	href: /^(?:https?:\/\/[^/]|mailto:|tel:|\/en\/products|#[\w-]+$)/i,
	rel: /^nofollow noopener$/,
	src: /^\/media\/[a-z0-9]{8,64}\/\d{2,4}\.(?:avif|webp|jpg)$/,
	alt: /^/,
	loading: /^lazy$/,
	width: /^\d+$/,
	height: /^\d+$/,
	colspan: /^\d+$/,
	rowspan: /^\d+$/,
}

/** Elements and attributes that a browser finds outside the allow-list. */
function violations(html: string): string[] {
	const found: string[] = []
	const walk = (node: DefaultTreeAdapterTypes.Node) => {
		if (node.nodeName === '#comment') found.push('comment')
		if ('tagName' in node) {
			if (!tags.includes(node.tagName)) found.push(`<${node.tagName}>`)
			for (const { name, value } of node.attrs) {
				if (!values[name]?.test(value)) found.push(`${name}=${value}`)
			}
		}
		if ('childNodes' in node) node.childNodes.forEach(walk)
	}
	walk(parseFragment(html))
	return found
}

describe('sanitised HTML executes nothing', () => {
	const payloads = hostilePayloads()

	test('the list has at least 300 attacks', () => {
		expect(new Set(payloads).size).toBeGreaterThanOrEqual(300)
	})

	test.each(payloads)('%s', (payload) => {
		const once = clean(payload)
		expect(violations(once)).toEqual([])
		// Serialising and parsing it again must find nothing more (mXSS).
		const again = serialize(parseFragment(once))
		expect(violations(again)).toEqual([])
		expect(violations(clean(again))).toEqual([])
	})
})

describe('sanitised HTML keeps allowed elements', () => {
	test.each(
		tags
			.filter((tag) => !/^(br|hr|img|a|t.*|caption|li|d[td]|figcaption)$/.test(tag))
			.map((tag) => [tag, `<${tag}>Isi</${tag}>`])
			.concat([
				['br', 'a<br />b'],
				['hr', '<hr />'],
				['li', '<ul><li>Satu</li></ul><ol><li>Dua</li></ol>'],
				['dl', '<dl><dt>Apa</dt><dd>Itu</dd></dl>'],
				[
					'table',
					'<table><caption>Ukuran</caption><thead><tr><th colspan="2">M</th></tr></thead><tbody><tr><td rowspan="1">52</td></tr></tbody></table>',
				],
				[
					'img',
					'<figure><img src="/media/abcdef0123/800.jpg" alt="Kain" width="800" height="600" loading="lazy" /><figcaption>Kain</figcaption></figure>',
				],
				['a out', '<a href="https://contoh.id/a?b=1" rel="nofollow noopener">a</a>'],
				['a mail', '<a href="mailto:halo@contoh.id" rel="nofollow noopener">a</a>'],
				['a phone', '<a href="tel:+6281234567890" rel="nofollow noopener">a</a>'],
				['a anchor', '<a href="#cara-bayar">a</a>'],
			]),
	)('%s', (_, html) => {
		expect(clean(html)).toBe(html)
	})

	test('links within the shop use the page’s language; other paths become plain text', () => {
		expect(clean('<a href="/products?sale=1" target="_blank">Promo</a>')).toBe(
			'<a href="/en/products?sale=1">Promo</a>',
		)
		expect(clean('<a href="/wp-admin">x</a> <a href="//evil.example">y</a>')).toBe('x y')
	})

	test.each([
		['<h1>A</h1><h2>B</h2><h3>C</h3><h4>D</h4>', 2, '<h2>A</h2><h3>B</h3><h4>C</h4><h4>D</h4>'],
		['<h2>A</h2><h3>B</h3>', 2, '<h2>A</h2><h3>B</h3>'],
		['<h2>A</h2><h6>B</h6>', 3, '<h3>A</h3><h4>B</h4>'],
	] as const)('headings are lowered below the page’s own: %s', (html, top, lowered) => {
		expect(safeHtml(html, { top })).toBe(lowered)
	})
})
