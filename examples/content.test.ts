import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { CONTENT_PAGE_KEYS } from '#contract/content.ts'
import { shapes } from './draw/shapes.ts'
import { seedCompanies } from './companies.ts'
import type { SeedContent } from './content-shapes.ts'
import { htmlOf, textOf } from '#contract/written-text.ts'
import type { LocalText } from '#website-api/db/columns.ts'

const districts = new Set(
	readFileSync(createRequire(import.meta.url).resolve('idn-area-data/data/districts.csv'), 'utf8')
		.split('\n')
		.map((line) => line.split(',')[0]),
)
const nothing: SeedContent = {
	pages: [],
	informations: [],
	articleCategories: [],
	articles: [],
	agents: [],
	bannerTexts: [],
}
const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const tags = 'p h2 h3 ul ol li strong em a table thead tbody tr th td blockquote'.split(' ')

describe.each(seedCompanies.map((company) => [company.code, company] as const))(
	'what the %s shop says',
	(_code, company) => {
		const content = company.content ?? nothing
		const { pages, informations, articles, agents, bannerTexts } = content
		const productSlugs = new Set(company.products.map((product) => product.slug))
		const htmls = htmlsOf(content)

		test('has every page with a fixed address, and at least twelve questions', () => {
			expect(pages.map(({ key }) => key).sort()).toEqual([...CONTENT_PAGE_KEYS].sort())
			const groups = pages.flatMap(({ faq = [] }) => faq)
			expect(groups.length).toBeGreaterThanOrEqual(3)
			expect(groups.flatMap(({ entries }) => entries).length).toBeGreaterThanOrEqual(12)
			for (const { key, html } of pages.filter(({ key }) => key !== 'faq'))
				expect(html.id, key).not.toBe('')
		})

		test('has articles for two pages and pages of its own', () => {
			expect(articles.length).toBeGreaterThanOrEqual(12)
			expect(informations.length).toBeGreaterThanOrEqual(2)
			expect(content.articleCategories).toHaveLength(3)
		})

		test('can be edited without HTML', () => {
			for (const html of htmls.flatMap(({ id, en }) => [id, en])) {
				expect(textOf(html)).not.toMatch(/^</m)
				expect(htmlOf(textOf(html))).toBe(html)
			}
		})

		test('has every text in both languages, and the texts differ', () => {
			for (const { id, en } of [...plainOf(content), ...htmls]) {
				expect(id.trim()).not.toBe('')
				expect(en.trim()).not.toBe('')
			}
			for (const { id, en } of htmls) expect(id).not.toBe(en)
			for (const { title, summary } of [...pages, ...informations, ...articles]) {
				expect(title.id).not.toBe(title.en)
				expect(summary.id).not.toBe(summary.en)
			}
		})

		test('writes articles of a suitable length, as long in English as in Indonesian', () => {
			for (const { slug, html } of articles) {
				const [id, en] = [wordsOf(html.id), wordsOf(html.en)]
				expect(id, slug).toBeGreaterThanOrEqual(200)
				expect(id, slug).toBeLessThanOrEqual(500)
				expect(en / id, slug).toBeGreaterThan(0.85)
			}
		})

		test('uses only simple HTML, in the same parts and with the same links in both languages', () => {
			for (const { id, en } of htmls) {
				const used = [...`${id}${en}`.matchAll(/<\/?([a-z0-9]+)/g)].map(([, tag]) => tag)
				expect(used.filter((tag) => !tags.includes(tag ?? ''))).toEqual([])
				expect(linksOf(id)).toEqual(linksOf(en))
				for (const part of ['<h2>', '<h3>', '<li>', '<tr>', '<td>'])
					expect(id.split(part).length, `${part} in ${id}`).toBe(en.split(part).length)
				for (const text of [id, en]) {
					expect(text).not.toMatch(/\*\*|\]\(|<p>[#|>-]|\blorem\b|\bipsum\b/i)
					expect(text).not.toMatch(/<(?:p|li|h2|h3)><\//)
				}
			}
		})

		test('links only to what exists', () => {
			const there = new Set([
				'/',
				'/products',
				'/Cart',
				'/articles',
				'/konfirmasi-pembayaran',
				'/order/look-up',
				...CONTENT_PAGE_KEYS.map((key) => `/${key}`),
				...company.categories
					.flatMap((top) => [top, ...(top.children ?? [])])
					.map(({ slug }) => `/products/${slug}`),
				...company.products.map(({ slug }) => `/product/${slug}`),
				...informations.map(({ slug }) => `/information/${slug}`),
				...articles.map(({ slug }) => `/article/${slug}`),
				...company.banners.map(({ slug }) => `/banner/${slug}`),
			])
			const targets = htmls.flatMap(({ id }) => linksOf(id))
			const popup = content.popup ? [content.popup.target] : []
			expect([...targets, ...popup].filter((target) => !there.has(target))).toEqual([])
		})

		test('names products, categories and banners that exist', () => {
			const categories = new Set(content.articleCategories.map(({ slug }) => slug))
			for (const { slug, category, products } of articles) {
				expect(categories, slug).toContain(category)
				expect(products.length, slug).toBeGreaterThanOrEqual(2)
				expect(products.length, slug).toBeLessThanOrEqual(4)
			}
			const named = [...articles, ...bannerTexts].flatMap(({ products }) => products)
			expect(named.filter((one) => !productSlugs.has(one))).toEqual([])
			expect(bannerTexts.map(({ slug }) => slug).sort()).toEqual(
				company.banners.map(({ slug }) => slug).sort(),
			)
		})

		test('gives every page, article and agent its own address', () => {
			for (const list of [informations, content.articleCategories, articles]) {
				const slugs = list.map((one) => one.slug)
				expect(new Set(slugs).size).toBe(slugs.length)
				for (const one of slugs) expect(one).toMatch(slug)
			}
			expect(new Set(articles.map(({ daysOld }) => daysOld)).size).toBe(articles.length)
		})

		test('has agents in many provinces, at districts that exist', () => {
			const codes = agents.map(({ code }) => code)
			expect(new Set(codes).size).toBe(codes.length)
			expect(new Set(agents.map(({ district }) => district.slice(0, 2))).size).toBeGreaterThan(10)
			for (const { code, district, whatsapp } of agents) {
				expect(code).toMatch(/^[A-Z0-9-]{4,20}$/)
				expect(districts, code).toContain(district)
				expect(whatsapp ?? '+6281200000000').toMatch(/^\+62812000\d{5}$/)
			}
		})

		test('draws its pictures from known shapes', () => {
			const pictures = [
				...articles.map(({ picture }) => picture),
				...(content.popup ? [content.popup] : []),
			]
			for (const { scene, background, alt } of pictures) {
				expect(background).toMatch(/^#[0-9a-f]{6}$/)
				expect(alt.id).not.toBe(alt.en)
				for (const { shape } of scene) expect(Object.keys(shapes)).toContain(shape)
			}
		})

		test('tells the company’s own name and threshold', () => {
			const terms = pages.find(({ key }) => key === 'terms')
			const from = company.freeShippingFrom
			expect(terms?.html.id).toContain(company.legalName)
			expect(terms?.html.id).toContain('24 jam')
			if (from === undefined) expect(terms?.html.id).not.toContain('Pengiriman gratis')
			else expect(terms?.html.id).toContain(`Rp ${from / 1000}.000`)
		})
	},
)

test('renders blocks, lists, tables and inline elements', () => {
	expect(
		htmlOf('## A & B\none **two** [three](/faq)\n- x\n- y\n1. z\n> *q*\n| a | b |\n| c | d |'),
	).toBe(
		'<h2>A &amp; B</h2><p>one <strong>two</strong> <a href="/faq">three</a></p><ul><li>x</li><li>y</li></ul><ol><li>z</li></ol><blockquote><p><em>q</em></p></blockquote><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>',
	)
})

function htmlsOf({ pages, informations, articles, bannerTexts }: SeedContent): LocalText[] {
	const answers = pages.flatMap(({ faq = [] }) => faq).flatMap(({ entries }) => entries)
	return [
		...pages.filter(({ key }) => key !== 'faq').map(({ html }) => html),
		...answers.map(({ answer }) => answer),
		...[...informations, ...articles, ...bannerTexts].map(({ html }) => html),
	]
}

function plainOf({ pages, informations, articles, articleCategories }: SeedContent): LocalText[] {
	const groups = pages.flatMap(({ faq = [] }) => faq)
	return [
		...[...pages, ...informations, ...articles].flatMap(({ title, summary }) => [title, summary]),
		...groups.flatMap(({ title, entries }) => [title, ...entries.map((one) => one.question)]),
		...articleCategories.map(({ name }) => name),
	]
}

const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, to = '']) => to)
const wordsOf = (html: string) =>
	html
		.replace(/<[^>]+>/g, ' ')
		.split(/\s+/)
		.filter(Boolean).length
