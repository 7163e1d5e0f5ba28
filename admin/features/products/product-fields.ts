import { z } from 'zod'
import type { EditedProduct, ProductChange, ProductField } from '#contract/edited-product.ts'
import { PRODUCT_STATUSES } from '#contract/stocked-product.ts'
import { sideIn } from '#contract/size.ts'
import { htmlOf, textOf } from '#contract/written-text.ts'
import { english } from '#admin/http/form.ts'
import { emptyOr, shopTime } from '#admin/http/form-schemas.ts'
import { shopMinute } from '#admin/http/shop-minute.ts'
import type { KeyIn } from '#admin/i18n/text-keys.ts'
import type { FieldSpec } from '#admin/ui/FormFields.tsx'
import { plainField } from './plain-field.ts'

/** Parts of a product's form; two people can change different ones at a time. */
export const PRODUCT_SECTIONS = [
	'text',
	'description',
	'search',
	'publishing',
	'sorting',
	'details',
	'parcel',
] as const
export type ProductSection = (typeof PRODUCT_SECTIONS)[number]

/** A field of the form; that the page stays is a choice of the status. */
type FormField = Exclude<ProductField, 'keepsPage'>
type Season<K extends FormField> = K extends 'status' ? 'SEASON' : never
type Typed<K extends FormField> = Exclude<ProductChange[K], undefined> | Season<K>

type Field<K extends FormField> = Omit<FieldSpec, 'name' | 'options' | 'placeholder'> & {
	section: ProductSection
	/** The saved value as the form shows it. */
	saved: (product: EditedProduct, now: Date) => string
	/** What the form sends, as it is stored. Messages are text keys of `products`. */
	typed: z.ZodType<Typed<K>>
}

/** Maximum characters of a description in a form. */
export const maxDescription = 25_000

const text = (maxLength: number) => z.string().trim().max(maxLength, 'tooLong')
const line = (maxLength: number) => ({ typed: text(maxLength), maxLength })
const description = {
	section: 'description',
	kind: 'area',
	maxLength: maxDescription,
	wide: true,
	typed: z
		.string()
		.max(60_000, 'tooLong')
		.transform((value) => htmlOf(value.replace(/\r\n?/g, '\n').trim())),
} as const
const measure = {
	section: 'parcel',
	kind: 'decimal',
	maxLength: 10,
	typed: emptyOr(z.string().transform(sideIn).pipe(z.number('measureWrong'))),
} as const

/**
 * The fields of a product's form in their order. One that is editable and stands not here, or lacks its text
 * `edit.<name>`, does not compile, nor does one whose text `edit.<name>Help` is not shown or not there.
 */
export const productFields = {
	nameId: {
		section: 'text',
		maxLength: 255,
		required: true,
		saved: ({ nameId }) => nameId,
		typed: text(255).min(1, 'nameMissing'),
	},
	nameEn: {
		section: 'text',
		...line(255),
		hasHelp: true,
		saved: ({ nameId, nameEn }) => english(nameId, nameEn),
	},
	summaryId: {
		section: 'text',
		...line(500),
		hasHelp: true,
		saved: ({ summaryId }) => summaryId,
	},
	summaryEn: {
		section: 'text',
		...line(500),
		saved: ({ summaryId, summaryEn }) => english(summaryId, summaryEn),
	},
	descriptionId: {
		...description,
		rows: 8,
		hasHelp: true,
		saved: ({ descriptionId }) => textOf(descriptionId),
	},
	descriptionEn: {
		...description,
		rows: 8,
		saved: ({ descriptionId, descriptionEn }) => textOf(english(descriptionId, descriptionEn)),
	},
	status: {
		section: 'publishing',
		kind: 'list',
		required: true,
		wide: true,
		// Archived until its next season: the page stays.
		saved: ({ status, keepsPage }) => (status === 'ARCHIVED' && keepsPage ? 'SEASON' : status),
		typed: z.enum([...PRODUCT_STATUSES, 'SEASON']),
	},
	publishAt: {
		section: 'publishing',
		kind: 'moment',
		hasHelp: true,
		wide: true,
		saved: ({ publishAt }, now) => (publishAt > now ? shopMinute(publishAt) : ''),
		typed: emptyOr(shopTime('publishAtWrong')).transform((at) =>
			at === null ? null : new Date(at),
		),
	},
	category: {
		section: 'sorting',
		kind: 'list',
		saved: ({ category }) => String(category ?? ''),
		typed: z
			.string()
			.regex(/^\d{0,15}$/)
			.transform((value) => (value === '' ? null : Number(value))),
	},
	brand: { section: 'sorting', ...line(100), saved: ({ brand }) => brand },
	tags: {
		section: 'sorting',
		maxLength: 2_000,
		hasHelp: true,
		wide: true,
		saved: ({ tags }) => tags.join(', '),
		typed: z
			.string()
			.transform((value) => [...new Set(value.split(',').map((tag) => tag.trim()))].filter(Boolean))
			.refine((tags) => tags.length <= 250 && tags.every((tag) => tag.length <= 100), 'tagsLong'),
	},
	warranty: { section: 'details', ...plainField('warranty') },
	warrantyMonths: { section: 'details', ...plainField('warrantyMonths') },
	slug: {
		section: 'search',
		maxLength: 100,
		required: true,
		hasHelp: true,
		wide: true,
		saved: ({ slug }) => slug,
		typed: text(100).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'slugWrong'),
	},
	seoTitleId: {
		section: 'search',
		...line(120),
		hasHelp: true,
		saved: ({ seoTitleId }) => seoTitleId,
	},
	seoTitleEn: {
		section: 'search',
		...line(120),
		saved: ({ seoTitleId, seoTitleEn }) => english(seoTitleId, seoTitleEn),
	},
	seoDescriptionId: {
		section: 'search',
		...line(320),
		hasHelp: true,
		saved: ({ seoDescriptionId }) => seoDescriptionId,
	},
	seoDescriptionEn: {
		section: 'search',
		...line(320),
		saved: ({ seoDescriptionId, seoDescriptionEn }) => english(seoDescriptionId, seoDescriptionEn),
	},
	length: { ...measure, saved: ({ length }) => String(length ?? '') },
	width: { ...measure, saved: ({ width }) => String(width ?? '') },
	height: {
		...measure,
		hasHelp: true,
		wide: true,
		saved: ({ height }) => String(height ?? ''),
	},
} as const satisfies {
	[K in FormField]: `edit.${K}` extends KeyIn<'products'>
		? Field<K> &
				(`edit.${K}Help` extends KeyIn<'products'> ? { hasHelp: true } : { hasHelp?: false })
		: never
}

/** The fields with choices of their own. */
export type ListField = {
	[K in FormField]: (typeof productFields)[K] extends { kind: 'list' } ? K : never
}[FormField]
