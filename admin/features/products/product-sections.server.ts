import { createHash } from 'node:crypto'
import { textOf } from '#contract/written-text.ts'
import type { EditedProduct } from '#contract/edited-product.ts'
import { english } from '#admin/http/form.ts'
import { shopMinute } from '#admin/http/shop-minute.ts'
import type { ProductSection } from './product-section.form.ts'

type SectionValues = Record<string, string>

/** The saved form values of each section of a product's page. */
export function sectionsOf(product: EditedProduct, now: Date) {
	const planned = product.publishAt
	return {
		text: {
			nameId: product.nameId,
			nameEn: english(product.nameId, product.nameEn),
			summaryId: product.summaryId,
			summaryEn: english(product.summaryId, product.summaryEn),
		},
		description: {
			descriptionId: textOf(product.descriptionId),
			descriptionEn: textOf(english(product.descriptionId, product.descriptionEn)),
		},
		sorting: {
			category: String(product.category ?? ''),
			brand: product.brand,
			tags: product.tags.join(', '),
		},
		search: {
			slug: product.slug,
			seoTitleId: product.seoTitleId,
			seoTitleEn: english(product.seoTitleId, product.seoTitleEn),
			seoDescriptionId: product.seoDescriptionId,
			seoDescriptionEn: english(product.seoDescriptionId, product.seoDescriptionEn),
		},
		parcel: {
			length: String(product.length ?? ''),
			width: String(product.width ?? ''),
			height: String(product.height ?? ''),
		},
		publishing: {
			// Archived until its next season: the page stays.
			status: product.status === 'ARCHIVED' && product.keepsPage ? 'SEASON' : product.status,
			publishAt: planned > now ? shopMinute(planned) : '',
		},
	} satisfies Record<ProductSection, SectionValues>
}

/** A digest of form values, to detect changes since the form was shown. */
export function digestOf(values: unknown): string {
	return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16)
}
