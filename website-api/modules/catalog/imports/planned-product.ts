import type { ProductSaid } from '#contract/imported-product.ts'
import type { FileField, PlainValues } from '#contract/plain-field-values.ts'
import type { FileText } from '#contract/product-texts.ts'
import type { PresentProduct } from './find-present.queries.ts'

/** Why a product is rejected: a REASON of the wire, and the SKUs it refers to. */
export type Refused = { reason: string; skus: string[] }

type Each<T extends Record<keyof ProductSaid, unknown>> = T

/** What a product will be, apart from its variants and pictures. */
export type PlannedProduct = { slug: string } & Each<
	Record<FileText, string | undefined> &
		PlainValues<FileField> & {
			/** undefined: the text stays. */
			title: string | undefined
			bodyHtml: string | undefined
			brand: string
			category: string
			tags: string[]
			status: PresentProduct['status']
			length: number | null
			width: number | null
			height: number | null
		}
>
