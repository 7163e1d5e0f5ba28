import { z } from 'zod'
import { PRODUCT_STATUSES, type ProductChangeWire } from '#contract/operator-products.ts'
import { htmlOf } from '#contract/written-text.ts'
import { parseForm, type RejectedForm } from '#admin/http/form.ts'
import { emptyOr, shopTime } from '#admin/http/form-schemas.ts'

const text = (maxLength: number) => z.string().trim().max(maxLength, 'tooLong')
const area = z
	.string()
	.max(60_000, 'tooLong')
	.transform((value) => value.replace(/\r\n?/g, '\n').trim())
const measure = z
	.string()
	.trim()
	.regex(/^\d{0,4}$/, 'measureWrong')
	.transform((value) => (value === '' ? null : Number(value)))
	.refine((value) => value === null || (value >= 1 && value <= 1000), 'measureWrong')

type Change = Omit<ProductChangeWire, 'VERSION'>
type ParsedSection = { change: Change; errors: RejectedForm['errors'] }

/** Parses the fields of a section into its part of the request body. Messages are text keys of `products`. */
function section<T>(schema: z.ZodType<T>, changeOf: (value: T) => Change) {
	return (form: FormData): ParsedSection => {
		const parsed = parseForm(form, schema)
		if (!parsed.ok) return { change: {}, errors: parsed.rejected.errors }
		return { change: changeOf(parsed.value), errors: {} }
	}
}

/** The sections of a product's form; two people can change different ones at a time. */
export const productSections = {
	text: section(
		z.object({
			nameId: text(255).min(1, 'nameMissing'),
			nameEn: text(255),
			summaryId: text(500),
			summaryEn: text(500),
		}),
		({ nameId, nameEn, summaryId, summaryEn }) => ({
			NAME_ID: nameId,
			NAME_EN: nameEn,
			SUMMARY_ID: summaryId,
			SUMMARY_EN: summaryEn,
		}),
	),
	description: section(
		z.object({ descriptionId: area, descriptionEn: area }),
		({ descriptionId, descriptionEn }) => ({
			DESCRIPTION_ID: htmlOf(descriptionId),
			DESCRIPTION_EN: htmlOf(descriptionEn),
		}),
	),
	sorting: section(
		z.object({
			category: z.string().regex(/^\d{0,15}$/),
			brand: text(100),
			tags: z
				.string()
				.transform((value) =>
					[...new Set(value.split(',').map((tag) => tag.trim()))].filter(Boolean),
				)
				.refine((tags) => tags.length <= 250 && tags.every((tag) => tag.length <= 100), 'tagsLong'),
		}),
		({ category, brand, tags }) => ({
			CATEGORY_ID: category === '' ? null : Number(category),
			BRAND_NAME: brand,
			TAG_LIST: tags,
		}),
	),
	search: section(
		z.object({
			slug: text(100).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'slugWrong'),
			seoTitleId: text(120),
			seoTitleEn: text(120),
			seoDescriptionId: text(320),
			seoDescriptionEn: text(320),
		}),
		({ slug, seoTitleId, seoTitleEn, seoDescriptionId, seoDescriptionEn }) => ({
			SLUG: slug,
			SEO_TITLE_ID: seoTitleId,
			SEO_TITLE_EN: seoTitleEn,
			SEO_DESCRIPTION_ID: seoDescriptionId,
			SEO_DESCRIPTION_EN: seoDescriptionEn,
		}),
	),
	parcel: section(
		z.object({ length: measure, width: measure, height: measure }),
		({ length, width, height }) => ({ LENGTH_CM: length, WIDTH_CM: width, HEIGHT_CM: height }),
	),
	publishing: section(
		z.object({
			status: z.enum([...PRODUCT_STATUSES, 'SEASON']),
			publishAt: emptyOr(shopTime('publishAtWrong')),
		}),
		({ status, publishAt }) => ({
			STATUS: status === 'SEASON' ? 'ARCHIVED' : status,
			KEEPS_PAGE: status === 'SEASON',
			PUBLISH_DATE: publishAt,
		}),
	),
}
export type ProductSection = keyof typeof productSections
