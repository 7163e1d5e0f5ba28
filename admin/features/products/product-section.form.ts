import { z } from 'zod'
import { PRODUCT_STATUSES, type ProductChangeWire } from '#contract/operator-products.ts'
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

const TextSection = z.object({
	act: z.literal('text'),
	nameId: text(255).min(1, 'nameMissing'),
	nameEn: text(255),
	summaryId: text(500),
	summaryEn: text(500),
	// Omitted for texts that are too long for a form.
	descriptionId: area.optional(),
	descriptionEn: area.optional(),
})
const SortingSection = z.object({
	act: z.literal('sorting'),
	category: z.string().regex(/^\d{0,15}$/),
	brand: text(100),
	tags: z
		.string()
		.transform((value) => [...new Set(value.split(',').map((tag) => tag.trim()))].filter(Boolean))
		.refine((tags) => tags.length <= 250 && tags.every((tag) => tag.length <= 100), 'tagsLong'),
})
const SearchSection = z.object({
	act: z.literal('search'),
	slug: text(100).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'slugWrong'),
	seoTitleId: text(120),
	seoTitleEn: text(120),
	seoDescriptionId: text(320),
	seoDescriptionEn: text(320),
})
const ParcelSection = z.object({
	act: z.literal('parcel'),
	length: measure,
	width: measure,
	height: measure,
})
const PublishingSection = z.object({
	act: z.literal('publishing'),
	status: z.enum(PRODUCT_STATUSES),
	publishAt: emptyOr(shopTime('publishAtWrong')),
})

/** The sections of a product's page, told apart by their button. Messages are text keys of `products`. */
export const ProductSectionForm = z.discriminatedUnion('act', [
	TextSection,
	SortingSection,
	SearchSection,
	ParcelSection,
	PublishingSection,
])

/** The request body of a section. */
export function changeOf(
	form: z.output<typeof ProductSectionForm>,
): Omit<ProductChangeWire, 'VERSION'> {
	switch (form.act) {
		case 'text':
			return {
				NAME_ID: form.nameId,
				NAME_EN: form.nameEn,
				SUMMARY_ID: form.summaryId,
				SUMMARY_EN: form.summaryEn,
				DESCRIPTION_ID: form.descriptionId,
				DESCRIPTION_EN: form.descriptionEn,
			}
		case 'sorting':
			return {
				CATEGORY_ID: form.category === '' ? null : Number(form.category),
				BRAND_NAME: form.brand,
				TAG_LIST: form.tags,
			}
		case 'search':
			return {
				SLUG: form.slug,
				SEO_TITLE_ID: form.seoTitleId,
				SEO_TITLE_EN: form.seoTitleEn,
				SEO_DESCRIPTION_ID: form.seoDescriptionId,
				SEO_DESCRIPTION_EN: form.seoDescriptionEn,
			}
		case 'parcel':
			return { LENGTH_CM: form.length, WIDTH_CM: form.width, HEIGHT_CM: form.height }
		case 'publishing':
			return { STATUS: form.status, PUBLISH_DATE: form.publishAt }
	}
}
