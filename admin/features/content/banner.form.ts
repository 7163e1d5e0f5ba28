import type { FieldName } from '#web/domain/form-fields.ts'
import { z } from 'zod'
import type { BannerEdit, EditedBanner } from '#contract/edited-banner.ts'
import { english } from '#admin/http/form.ts'
import { shopMinute } from '#admin/http/shop-minute.ts'
import type { ContentField } from './ContentFields.tsx'
import { line, moment, pictureId, products, slug, target, text } from './content-schemas.ts'
import {
	fieldErrorKeys,
	productsField,
	writtenTextChange,
	writtenTextFields,
	writtenTextValues,
} from './written-text.form.ts'

/** Messages are text keys of `content`. */
export const BannerForm = z.object({
	/** Only of a new banner. */
	slug: slug.optional(),
	titleId: line(120).min(1, 'titleMissing'),
	titleEn: line(120),
	subtitleId: line(200),
	subtitleEn: line(200),
	target,
	wide: pictureId,
	tall: pictureId,
	textId: text,
	textEn: text,
	products,
	startsAt: moment,
	endsAt: moment,
})

export const bannerPictures = ['wide', 'tall']

/** The fields of a banner's form. */
export const bannerFields: ContentField<FieldName<typeof BannerForm>>[] = [
	{ name: 'titleId', maxLength: 120, required: true },
	{ name: 'titleEn', maxLength: 120, hasHelp: true },
	{ name: 'subtitleId', maxLength: 200 },
	{ name: 'subtitleEn', maxLength: 200 },
	{ name: 'target', maxLength: 400, required: true, hasHelp: true, wide: true },
	{ name: 'wide', kind: 'picture', required: true, hasHelp: true },
	{ name: 'tall', kind: 'picture', hasHelp: true },
	{ name: 'startsAt', kind: 'moment', hasHelp: true },
	{ name: 'endsAt', kind: 'moment', hasHelp: true },
	...writtenTextFields,
	productsField,
]

/** The form values of a banner. */
export function bannerValues(banner: EditedBanner) {
	const { titleId, titleEn, subtitleId, subtitleEn, startsAt, endsAt } = banner
	return {
		titleId,
		titleEn: english(titleId, titleEn),
		subtitleId,
		subtitleEn: english(subtitleId, subtitleEn),
		target: banner.target,
		wide: banner.wideMediaId,
		tall: banner.tallMediaId === banner.wideMediaId ? '' : banner.tallMediaId,
		...writtenTextValues(banner),
		products: banner.products.join('\n'),
		startsAt: startsAt === null ? '' : shopMinute(startsAt),
		endsAt: endsAt === null ? '' : shopMinute(endsAt),
	}
}

/** What the form of a banner says. @param version null for a new one */
export function bannerChange(
	input: z.output<typeof BannerForm>,
	version: string | null,
): BannerEdit {
	return {
		version,
		titleId: input.titleId,
		titleEn: input.titleEn || input.titleId,
		subtitleId: input.subtitleId,
		subtitleEn: input.subtitleEn || input.subtitleId,
		...writtenTextChange(input),
		target: input.target,
		products: input.products,
		...(input.wide === '' ? {} : { wideMediaId: input.wide }),
		...(input.tall === '' ? {} : { tallMediaId: input.tall }),
		startsAt: input.startsAt,
		endsAt: input.endsAt,
	}
}

/** Text keys for the fields that the website API rejected. */
export function bannerErrors(errors: Record<string, string[]>): Record<string, string> {
	return fieldErrorKeys(errors, {
		products: ['products', 'productUnknown'],
		endsAt: ['endsAt', 'endsBeforeStart'],
		wideMediaId: ['wide', 'pictureMissing'],
		tallMediaId: ['tall', 'pictureWrong'],
		target: ['target', 'targetWrong'],
		titleId: ['titleId', 'charactersWrong'],
		titleEn: ['titleEn', 'charactersWrong'],
		subtitleId: ['subtitleId', 'charactersWrong'],
		subtitleEn: ['subtitleEn', 'charactersWrong'],
	})
}
