import { XMLParser } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { sizeOf } from '#tests/support/sizes.ts'
import { visitorOf } from '#tests/support/visitor.ts'
import { headOf } from './support/head-of.ts'
import { parseHead } from './support/page-element.ts'

const hosts = ['localhost', 'kopi.localhost', 'gawai.localhost']
const parser = new XMLParser({
	ignoreAttributes: false,
	isArray: (name) => ['sitemap', 'url', 'xhtml:link'].includes(name),
})
const Index = z.object({
	sitemapindex: z.object({ sitemap: z.array(z.object({ loc: z.url() })) }),
})
const Part = z.object({
	urlset: z.object({
		url: z.array(
			z.object({
				loc: z.url(),
				lastmod: z.iso.datetime().optional(),
				'xhtml:link': z.array(z.object({ '@_hreflang': z.string(), '@_href': z.url() })),
			}),
		),
	}),
})

/** Every entry of a host's sitemap. */
async function entriesOf({ get }: ReturnType<typeof visitorOf>) {
	const index = Index.parse(parser.parse((await get('/sitemap.xml')).body))
	const parts = index.sitemapindex.sitemap.map(async ({ loc }) => {
		const { status, headers, body } = await get(new URL(loc).pathname)
		expect(status, loc).toBe(200)
		expect(headers.get('content-type'), loc).toContain('xml')
		return Part.parse(parser.parse(body)).urlset.url
	})
	return (await Promise.all(parts)).flat()
}

/** Every nth entry is opened; an odd number, so that both languages of a page are covered. */
const stride = sizeOf({ usual: 21, full: 1 })

for (const host of hosts) {
	test(`every address in the sitemap of ${host} is the canonical address of an indexable page`, async () => {
		const visitor = visitorOf(host)
		const entries = await entriesOf(visitor)
		expect(entries.length).toBeGreaterThan(200)
		expect(new Set(entries.map(({ loc }) => loc)).size).toBe(entries.length)
		for (const { loc } of entries) expect(new URL(loc).origin).toBe(visitor.origin)
		for (const entry of entries.filter((_, at) => at % stride === 0)) {
			const { pathname } = new URL(entry.loc)
			const { status, body } = await visitor.get(pathname)
			expect(status, entry.loc).toBe(200)
			const { canonical, meta, alternates } = headOf(parseHead(body))
			expect(canonical, entry.loc).toBe(entry.loc)
			expect(meta.get('robots'), entry.loc).toBe('index, follow')
			const named = entry['xhtml:link'].map((link) => [link['@_hreflang'], link['@_href']] as const)
			expect(new Map(named), entry.loc).toEqual(alternates)
		}
	})
}

test('robots.txt names the sitemap of its own host and disallows private pages', async () => {
	for (const host of hosts) {
		const { origin, get } = visitorOf(host)
		const { status, headers, body } = await get('/robots.txt')
		expect(status).toBe(200)
		expect(headers.get('content-type')).toContain('text/plain')
		expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`)
		for (const closed of ['/order/', '/en/order/', '/Cart', '/profile']) {
			expect(body.split('\n')).toContain(`Disallow: ${closed}`)
		}
	}
})

test('an unregistered host has no sitemap, no robots.txt and no feed', async () => {
	const { get } = visitorOf('tanpa-toko.localhost')
	for (const path of [
		'/sitemap.xml',
		'/sitemaps/pages.xml',
		'/robots.txt',
		'/fb-catalog/all.xml',
	]) {
		const { status, body } = await get(path)
		expect(status, path).toBe(404)
		expect(body, path).not.toContain('<urlset')
	}
})
