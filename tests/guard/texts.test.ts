import { load } from 'cheerio'
import { parse as parseCsv } from 'csv-parse/sync'
import { and, eq } from 'drizzle-orm'
import { XMLParser } from 'fast-xml-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { product } from '#website-api/modules/catalog/products/product.table.ts'
import { summaryOf } from '#website-api/modules/catalog/imports/summary.ts'
import { mailHtml } from '#website-api/modules/platform/mail/mail-html.ts'
import { mailPlainText } from '#website-api/modules/platform/mail/mail-text.ts'
import { wholeShop, type WholeShop } from './support/whole-shop.ts'

/** A name as it was typed, and a description as HTML with what its reader sees. */
const name = 'Tom &amp; Jerry\'s "5 < 6" </script>'
const description =
	'<p>Tom &amp; Jerry&#8217;s</p><p>&quot;5 &lt; 6&quot;&nbsp;&amp;amp; 😀</p><ul><li>satu<b>an</b></li><li>dua</li></ul>' +
	'<table><tr><td>L</td><td>XL</td></tr></table>tiga<br>empat<style>p{}</style> &unknown;'
const seen = 'Tom & Jerry’s "5 < 6" &amp; 😀 satuan dua L XL tiga empat &unknown;'
const inBoth = (text: string) => ({ id: text, en: text })

let shop: WholeShop
beforeAll(async () => {
	shop = await wholeShop()
	await shop.tiny.db
		.update(product)
		.set({
			name: inBoth(name),
			description: inBoth(description),
			summary: inBoth(summaryOf(description)),
		})
		.where(and(eq(product.companyId, 1), eq(product.slug, 'kaos-9')))
})
afterAll(() => shop.close())

async function bodyOf(target: string): Promise<string> {
	const { status, body } = await shop.request({ target, headers: [['Host', 'localhost']] })
	expect(status, target).toBe(200)
	return body
}

describe('a name and a description are decoded and escaped once', () => {
	test('on the page of a product: its texts, metadata, JSON-LD and links to share it', async () => {
		const $ = load(await bodyOf('/product/kaos-9'))
		expect($('h1').text()).toBe(name)
		expect($('title').text()).toContain(name)
		const content = (key: string) =>
			$(`meta[name="${key}"], meta[property="${key}"]`).attr('content')
		for (const key of ['description', 'og:description', 'twitter:description']) {
			expect(content(key), key).toBe(seen)
		}
		expect(content('og:title')).toContain(name)
		const data: unknown = JSON.parse($('script[type="application/ld+json"]').text())
		const { '@graph': graph } = z.object({ '@graph': z.array(z.unknown()) }).parse(data)
		expect(graph[0]).toMatchObject({ '@type': 'Product', name, description: seen })
		const share = new URL($('a[href^="https://wa.me/?text="]').attr('href') ?? '')
		expect(share.searchParams.get('text')).toContain(name)
	})

	test('in the product feed, as XML and as CSV', async () => {
		const xml: unknown = new XMLParser().parse(await bodyOf('/fb-catalog/all.xml'))
		const item = z.looseObject({ 'g:title': z.string(), 'g:description': z.string() })
		const { rss } = z
			.object({ rss: z.object({ channel: z.object({ item: z.array(z.unknown()) }) }) })
			.parse(xml)
		const items = rss.channel.item.map((one) => item.parse(one))
		expect(items).toContainEqual(
			expect.objectContaining({ 'g:title': name, 'g:description': seen }),
		)
		const rows: unknown = parseCsv(await bodyOf('/fb-catalog/all.csv'), { columns: true })
		expect(rows).toContainEqual(expect.objectContaining({ title: name, description: seen }))
	})

	test('in lists and suggestions of a search', async () => {
		const $ = load(await bodyOf('/products?q=jerry'))
		expect(
			$('main :is(h2, h3)')
				.map((_, title) => $(title).text())
				.get(),
		).toContain(name)
		expect(await bodyOf('/search/suggestions?q=jerry')).toContain(JSON.stringify(name).slice(1, -1))
	})

	test('in a mail, as HTML and as plain text', () => {
		const content = {
			subject: name,
			name,
			paragraphs: [seen],
			rows: [{ label: name, value: seen }],
		}
		const sender = { shop: name, phone: '', accent: '#000000', hideWatermark: false }
		const $ = load(mailHtml(content, 'id', sender))
		expect($('h1').text()).toBe(name)
		expect(
			$('td')
				.map((_, cell) => $(cell).text())
				.get(),
		).toEqual(expect.arrayContaining([name, seen]))
		expect(
			$('p')
				.map((_, cell) => $(cell).text())
				.get(),
		).toContain(seen)
		expect(mailPlainText(content, 'id', sender)).toContain(`${name}: ${seen}`)
	})
})
