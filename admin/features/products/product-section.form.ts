import { z } from 'zod'
import type { ProductChange } from '#contract/edited-product.ts'
import { PRODUCT_STATUSES } from '#contract/stocked-product.ts'
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

type Change = Omit<ProductChange, 'version'>
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
			nameId,
			nameEn,
			summaryId,
			summaryEn,
		}),
	),
	description: section(
		z.object({ descriptionId: area, descriptionEn: area }),
		({ descriptionId, descriptionEn }) => ({
			descriptionId: htmlOf(descriptionId),
			descriptionEn: htmlOf(descriptionEn),
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
			category: category === '' ? null : Number(category),
			brand,
			tags,
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
			slug,
			seoTitleId,
			seoTitleEn,
			seoDescriptionId,
			seoDescriptionEn,
		}),
	),
	parcel: section(
		z.object({ length: measure, width: measure, height: measure }),
		({ length, width, height }) => ({ length, width, height }),
	),
	publishing: section(
		z.object({
			status: z.enum([...PRODUCT_STATUSES, 'SEASON']),
			publishAt: emptyOr(shopTime('publishAtWrong')),
		}),
		({ status, publishAt }) => ({
			status: status === 'SEASON' ? 'ARCHIVED' : status,
			keepsPage: status === 'SEASON',
			publishAt: publishAt === null ? null : new Date(publishAt),
		}),
	),
}
export type ProductSection = keyof typeof productSections
