import { z } from 'zod'
import type { OperatorBannerWire } from '#contract/operator-look.ts'
import type { readBanner } from '#admin/api/content.server.ts'
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
export const bannerFields: ContentField[] = [
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
export function bannerValues(banner: Awaited<ReturnType<typeof readBanner>>) {
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
		products: banner.productSlugList.join('\n'),
		startsAt: startsAt === null ? '' : shopMinute(new Date(startsAt)),
		endsAt: endsAt === null ? '' : shopMinute(new Date(endsAt)),
	}
}

/** The request body for the form of a banner. @param version null for a new one */
export function bannerChange(
	input: z.output<typeof BannerForm>,
	version: string | null,
): OperatorBannerWire {
	return {
		VERSION: version,
		TITLE_ID: input.titleId,
		TITLE_EN: input.titleEn || input.titleId,
		SUBTITLE_ID: input.subtitleId,
		SUBTITLE_EN: input.subtitleEn || input.subtitleId,
		...writtenTextChange(input),
		TARGET: input.target,
		PRODUCT_SLUG_LIST: input.products,
		...(input.wide === '' ? {} : { WIDE_MEDIA_ID: input.wide }),
		...(input.tall === '' ? {} : { TALL_MEDIA_ID: input.tall }),
		STARTS_AT: input.startsAt,
		ENDS_AT: input.endsAt,
	}
}

/** Text keys for the fields that the website API rejected. */
export function bannerErrors(errors: Record<string, string[]>): Record<string, string> {
	return fieldErrorKeys(errors, {
		PRODUCT_SLUG_LIST: ['products', 'productUnknown'],
		ENDS_AT: ['endsAt', 'endsBeforeStart'],
		WIDE_MEDIA_ID: ['wide', 'pictureMissing'],
		TALL_MEDIA_ID: ['tall', 'pictureWrong'],
		TARGET: ['target', 'targetWrong'],
		TITLE_ID: ['titleId', 'charactersWrong'],
		TITLE_EN: ['titleEn', 'charactersWrong'],
		SUBTITLE_ID: ['subtitleId', 'charactersWrong'],
		SUBTITLE_EN: ['subtitleEn', 'charactersWrong'],
	})
}
