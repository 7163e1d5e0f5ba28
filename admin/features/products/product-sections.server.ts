import { createHash } from 'node:crypto'
import type { EditedProduct } from '#admin/api/edited-products.server.ts'
import { shopMinute } from '#admin/http/shop-minute.ts'

type SectionValues = Record<string, string>

/** The fields of each section of a product's page with what is saved in them. */
export function sectionsOf(product: EditedProduct, now: Date) {
	const english = (id: string, en: string) => (id === en ? '' : en)
	const planned = new Date(product.publishDate)
	return {
		text: {
			nameId: product.nameId,
			nameEn: english(product.nameId, product.nameEn),
			summaryId: product.summaryId,
			summaryEn: english(product.summaryId, product.summaryEn),
			descriptionId: product.descriptionId,
			descriptionEn: english(product.descriptionId, product.descriptionEn),
		},
		sorting: {
			category: String(product.categoryId ?? ''),
			brand: product.brandName,
			tags: product.tagList.join(', '),
		},
		search: {
			slug: product.slug,
			seoTitleId: product.seoTitleId,
			seoTitleEn: english(product.seoTitleId, product.seoTitleEn),
			seoDescriptionId: product.seoDescriptionId,
			seoDescriptionEn: english(product.seoDescriptionId, product.seoDescriptionEn),
		},
		parcel: {
			length: String(product.lengthCm ?? ''),
			width: String(product.widthCm ?? ''),
			height: String(product.heightCm ?? ''),
		},
		publishing: {
			status: product.status,
			publishAt: planned > now ? shopMinute(planned) : '',
		},
	} satisfies Record<string, SectionValues>
}

/** What stands for values that a form was shown with, to see whether someone changed them since. */
export function digestOf(values: unknown): string {
	return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16)
}
