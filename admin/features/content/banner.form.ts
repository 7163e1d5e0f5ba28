import { z } from 'zod'
import type { OperatorBannerWire } from '#contract/operator-look.ts'
import { htmlOf, textOf } from '#contract/written-text.ts'
import type { readBanner } from '#admin/api/content.server.ts'
import { shopMinute } from '#admin/http/shop-minute.ts'
import type { ContentField } from './ContentFields.tsx'
import {
	english,
	line,
	maxTextLength,
	moment,
	pictureId,
	products,
	slug,
	target,
	text,
} from './content-schemas.ts'

/** Messages are text keys of `content`. */
export const BannerForm = z.object({
	/** Only of a new one. */
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

/** The fields of the form of a banner. */
export const bannerFields: ContentField[] = [
	{ name: 'titleId', most: 120, required: true },
	{ name: 'titleEn', most: 120, hasHelp: true },
	{ name: 'subtitleId', most: 200 },
	{ name: 'subtitleEn', most: 200 },
	{ name: 'target', most: 400, required: true, hasHelp: true, wide: true },
	{ name: 'wide', kind: 'picture', required: true, hasHelp: true },
	{ name: 'tall', kind: 'picture', hasHelp: true },
	{ name: 'startsAt', kind: 'moment', hasHelp: true },
	{ name: 'endsAt', kind: 'moment', hasHelp: true },
	{ name: 'textId', kind: 'area', rows: 14, most: maxTextLength, hasHelp: true },
	{ name: 'textEn', kind: 'area', rows: 14, most: maxTextLength },
	{ name: 'products', kind: 'area', rows: 3, most: 4_000, hasHelp: true, wide: true },
]

/** A banner as its form shows it. */
export function bannerValues(banner: Awaited<ReturnType<typeof readBanner>>) {
	const { titleId, titleEn, subtitleId, subtitleEn, htmlId, htmlEn, startsAt, endsAt } = banner
	return {
		titleId,
		titleEn: english(titleId, titleEn),
		subtitleId,
		subtitleEn: english(subtitleId, subtitleEn),
		target: banner.target,
		wide: banner.wideMediaId,
		tall: banner.tallMediaId === banner.wideMediaId ? '' : banner.tallMediaId,
		textId: textOf(htmlId),
		textEn: english(textOf(htmlId), textOf(htmlEn)),
		products: banner.productSlugList.join('\n'),
		startsAt: startsAt === null ? '' : shopMinute(new Date(startsAt)),
		endsAt: endsAt === null ? '' : shopMinute(new Date(endsAt)),
	}
}

/** What the form of a banner saves, as the website API takes it. @param version null for a new one */
export function bannerChange(
	sent: z.output<typeof BannerForm>,
	version: string | null,
): OperatorBannerWire {
	return {
		VERSION: version,
		TITLE_ID: sent.titleId,
		TITLE_EN: sent.titleEn || sent.titleId,
		SUBTITLE_ID: sent.subtitleId,
		SUBTITLE_EN: sent.subtitleEn || sent.subtitleId,
		HTML_ID: htmlOf(sent.textId),
		HTML_EN: htmlOf(sent.textEn || sent.textId),
		TARGET: sent.target,
		PRODUCT_SLUG_LIST: sent.products,
		...(sent.wide === '' ? {} : { WIDE_MEDIA_ID: sent.wide }),
		...(sent.tall === '' ? {} : { TALL_MEDIA_ID: sent.tall }),
		STARTS_AT: sent.startsAt,
		ENDS_AT: sent.endsAt,
	}
}

/** Text keys for the fields that the website API refused. */
export function bannerErrors(errors: Record<string, string[]>): Record<string, string> {
	const keys: Record<string, [field: string, key: string]> = {
		PRODUCT_SLUG_LIST: ['products', 'productUnknown'],
		ENDS_AT: ['endsAt', 'endsBeforeStart'],
		WIDE_MEDIA_ID: ['wide', 'pictureMissing'],
		TALL_MEDIA_ID: ['tall', 'pictureWrong'],
		TARGET: ['target', 'targetWrong'],
		TITLE_ID: ['titleId', 'charactersWrong'],
		TITLE_EN: ['titleEn', 'charactersWrong'],
		SUBTITLE_ID: ['subtitleId', 'charactersWrong'],
		SUBTITLE_EN: ['subtitleEn', 'charactersWrong'],
	}
	return Object.fromEntries(Object.keys(errors).flatMap((name) => (keys[name] ? [keys[name]] : [])))
}
