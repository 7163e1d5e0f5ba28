import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawBanner, drawHero } from './draw/banner.ts'
import { drawCategoryIcon } from './draw/category-icon.ts'
import { drawLogo } from './draw/logo.ts'
import { drawProduct } from './draw/product.ts'
import { studios } from './draw/studios.ts'
import { shapes } from './draw/shapes.ts'
import { seedCompanies } from './companies.ts'
import type { LocalText } from '#website-api/db/columns.ts'
import type { SeedCategory, SeedProduct } from './seed-shapes.ts'

const districts = new Set(
	readFileSync(createRequire(import.meta.url).resolve('idn-area-data/data/districts.csv'), 'utf8')
		.split('\n')
		.map((line) => line.split(',')[0]),
)
const everything = seedCompanies.flatMap((company) => company.products)

describe.each(seedCompanies.map((company) => [company.code, company] as const))(
	'the %s shop',
	(_code, company) => {
		test('has 80 or more products, each with a slug and SKUs of its own', () => {
			expect(company.products.length).toBeGreaterThanOrEqual(80)
			expect(repeated(company.products.map((product) => product.slug))).toEqual([])
			expect(
				repeated(
					company.products.flatMap((product) => product.variants.map((variant) => variant.sku)),
				),
			).toEqual([])
		})

		test('puts every product into a leaf category of a two-level tree, and leaves no leaf category empty', () => {
			const tops = company.categories
			expect(tops.length).toBeGreaterThanOrEqual(5)
			expect(tops.length).toBeLessThanOrEqual(7)
			const leaves = tops.flatMap((top) => top.children ?? []).map((leaf) => leaf.slug)
			expect(repeated([...leaves, ...tops.map((top) => top.slug)])).toEqual([])
			expect(new Set(company.products.map((product) => product.category))).toEqual(new Set(leaves))
		})

		test('sends from a district that exists and names its banks', () => {
			expect(districts).toContain(company.originDistrict)
			expect(company.banks.length).toBeGreaterThanOrEqual(2)
			for (const bank of company.banks) expect(bank.number).toMatch(/^\d{6,20}$/)
		})

		test('points its banners at products and categories that exist', () => {
			const slugs = [
				...company.products.map((product) => `/product/${product.slug}`),
				...walk(company.categories).map((category) => `/products/${category.slug}`),
				'/products',
			]
			for (const banner of company.banners) expect(slugs).toContain(banner.target)
		})

		test('marks down between a tenth and a third of its products', () => {
			const share =
				company.products.filter((product) => product.variants[0]?.compareAtPrice).length /
				company.products.length
			expect(share).toBeGreaterThan(0.1)
			expect(share).toBeLessThan(0.34)
		})
	},
)

test('host names belong to one shop each, localhost to the first', () => {
	expect(repeated(seedCompanies.flatMap((company) => company.domains))).toEqual([])
	expect(seedCompanies[0]?.domains[0]).toBe('localhost')
})

test.each(everything.map((product) => [product.slug, product] as const))(
	'%s is whole',
	(_slug, product) => {
		expect(product.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
		inBothLanguages(product.summary, product.description)
		expect(product.name.id && product.name.en).toBeTruthy()
		expect(product.options.length).toBeLessThanOrEqual(3)
		expect(product.pictures.length).toBeGreaterThan(0)
		expect(product.variants.length).toBe(
			product.options.reduce((count, option) => count * option.values.length, 1),
		)
		for (const variant of product.variants) {
			expect(variant.choice.length).toBe(product.options.length)
			variant.choice.forEach((at, i) => expect(product.options[i]?.values[at]).toBeDefined())
			expect(variant.price % 100).toBe(0)
			expect(variant.compareAtPrice ?? Infinity).toBeGreaterThan(variant.price)
			expect(variant.weightGrams).toBeGreaterThan(0)
			expect(variant.stock).toBeGreaterThanOrEqual(0)
			if (variant.picture !== undefined) expect(product.pictures[variant.picture]).toBeDefined()
		}
		expect(repeated(product.reviews.map((review) => review.text))).toEqual([])
		for (const review of product.reviews) {
			expect(review.author).toMatch(/^[A-Z][a-z]+ [A-Z]\.$/)
			expect(review.daysAgo).toBeLessThan(product.daysOld)
		}
	},
)

test('no two products of a shop have the same description', () => {
	for (const company of seedCompanies) {
		expect(repeated(company.products.map((product) => product.summary.id))).toEqual([])
		expect(repeated(company.products.map((product) => product.summary.en))).toEqual([])
	}
})

test('every edge between statuses occurs', () => {
	const prices = everything.flatMap((product) => product.variants.map((variant) => variant.price))
	const stocks = everything.flatMap((product) => product.variants.map((variant) => variant.stock))
	expect(everything.some((product) => product.name.id.length > 120)).toBe(true)
	expect(everything.some((product) => product.options.length === 3)).toBe(true)
	expect(everything.some((product) => product.variants.length === 1)).toBe(true)
	expect(everything.some((product) => product.reviews.length === 0)).toBe(true)
	expect(everything.some((product) => product.reviews.length === 12)).toBe(true)
	expect(
		everything.some((product) => product.variants.every((variant) => variant.stock === 0)),
	).toBe(true)
	expect(
		everything.some((product) => product.variants.some((variant) => variant.weightGrams > 20_000)),
	).toBe(true)
	expect(prices.some((price) => price >= 1_000 && price <= 5_000)).toBe(true)
	expect(prices.some((price) => price > 10_000_000)).toBe(true)
	expect(stocks.some((stock) => stock >= 1 && stock <= 3)).toBe(true)
})

describe('the drawings', () => {
	const used = new Map<string, SeedProduct>(
		everything.map((product) => [product.pictures[0]?.art.shape ?? '', product]),
	)

	test.each([...used])(
		'%s draws in every view, small and without letters',
		async (_shape, product) => {
			const art = product.pictures[0]?.art
			if (!art) throw new Error('No picture')
			for (const view of [0, 1, 2, 3]) {
				const svg = drawProduct(art, view, studios.atelier)
				expect(svg.length).toBeLessThan(32_000)
				expect(svg).not.toMatch(/<text|<image|href="[^#]|NaN|undefined/)
				expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({
					format: 'svg',
					width: 1200,
					height: 1200,
				})
			}
			expect(drawProduct(art, 0, studios.roastery)).toBe(
				drawProduct({ ...art }, 0, studios.roastery),
			)
		},
	)

	test('every picture, icon, banner and logo of the seed draws', async () => {
		for (const company of seedCompanies) {
			const studio = studios[company.studio]
			for (const product of company.products)
				for (const picture of product.pictures)
					expect(drawProduct(picture.art, picture.view, studio)).toContain('</svg>')
			for (const category of walk(company.categories)) {
				const icon = Buffer.from(drawCategoryIcon(category.icon))
				expect(await sharp(icon).metadata()).toMatchObject({ width: 96, height: 96 })
			}
			for (const banner of company.banners) {
				const wide = Buffer.from(drawBanner(banner, 1600, 600, studio))
				expect(await sharp(wide).metadata()).toMatchObject({ width: 1600, height: 600 })
			}
			expect(company.heroes).toHaveLength(3)
			for (const hero of company.heroes) {
				const upright = Buffer.from(drawHero(hero, 960, 1200, studio))
				expect(await sharp(upright).metadata()).toMatchObject({ width: 960, height: 1200 })
			}
			const logo = Buffer.from(drawLogo(company.logo))
			expect(await sharp(logo).metadata()).toMatchObject({ width: 240, height: 240 })
		}
	})

	test('an unknown shape is refused by name', () => {
		expect(shapes['no-such-thing']).toBeUndefined()
		expect(() =>
			drawProduct(
				{ shape: 'no-such-thing', colour: '#ffffff', accent: '#000000', seed: 1 },
				0,
				studios.atelier,
			),
		).toThrow(/no-such-thing/)
	})
})

function inBothLanguages(...texts: LocalText[]): void {
	for (const text of texts) {
		expect(text.id.length).toBeGreaterThan(10)
		expect(text.en.length).toBeGreaterThan(10)
		expect(text.id).not.toBe(text.en)
	}
}

function walk(categories: SeedCategory[]): SeedCategory[] {
	return categories.flatMap((category) => [category, ...walk(category.children ?? [])])
}

function repeated(values: string[]): string[] {
	return values.filter((value, at) => values.indexOf(value) !== at)
}
