import { z } from 'zod'
import { dataOf } from './envelope.ts'
import { mediaId, productSlugs, savedVersion, shopPath } from './operator-site.ts'
import { lineText } from './text.ts'

/** PUT /operator/v1/sites/{code}/logo with the picture as the body; DELETE restores the generated logo. */
export const OperatorLogoAnswerWire = dataOf(z.object({ MEDIA_ID: z.string() }))

const label = () => lineText().min(1).max(60)
/** Version that the change is based on: 409 CHANGED_MEANWHILE if it is not the saved one. */
const ifSaved = { VERSION: savedVersion.optional() }
const footerLink = z.object({ LABEL_ID: label(), LABEL_EN: label(), TARGET: shopPath })
/** PUT /operator/v1/sites/{code}/footer: the whole footer. */
export const OperatorFooterWire = z.object({
	COLUMN_LIST: z
		.array(
			z.object({ TITLE_ID: label(), TITLE_EN: label(), LINK_LIST: z.array(footerLink).max(20) }),
		)
		.max(8),
})
export type OperatorFooterWire = z.infer<typeof OperatorFooterWire>
/** The body of PUT. */
export const OperatorFooterPutWire = OperatorFooterWire.extend(ifSaved)
/** Response of GET, and to every change. */
export const OperatorFooterAnswerWire = dataOf(OperatorFooterWire.extend({ VERSION: z.string() }))

const place = () => z.number().int().min(1).max(20)
/** POST /operator/v1/sites/{code}/footer/changes; positions count from 1. 422 FOOTER_PLACE for an unknown position. */
export const OperatorFooterChangeWire = z.discriminatedUnion('CHANGE', [
	z.object({ CHANGE: z.literal('ADD_COLUMN'), TITLE_ID: label(), TITLE_EN: label(), ...ifSaved }),
	z.object({
		CHANGE: z.literal('EDIT_COLUMN'),
		COLUMN: place(),
		TITLE_ID: label(),
		TITLE_EN: label(),
		...ifSaved,
	}),
	footerLink.extend({ CHANGE: z.literal('ADD_LINK'), COLUMN: place(), ...ifSaved }),
	footerLink.extend({ CHANGE: z.literal('EDIT_LINK'), COLUMN: place(), LINK: place(), ...ifSaved }),
	/** Without LINK: the whole column. */
	z.object({ CHANGE: z.literal('REMOVE'), COLUMN: place(), LINK: place().optional(), ...ifSaved }),
	z.object({ CHANGE: z.literal('MOVE_COLUMN'), COLUMN: place(), TO: place(), ...ifSaved }),
	z.object({
		...ifSaved,
		CHANGE: z.literal('MOVE_LINK'),
		COLUMN: place(),
		LINK: place(),
		TO_COLUMN: place(),
		TO_LINK: place(),
	}),
])
export type OperatorFooterChangeWire = z.infer<typeof OperatorFooterChangeWire>

/**
 * PUT /operator/v1/sites/{code}/banners/{slug}: appends a banner, or changes the given fields. A new one requires
 * titles, a target and a wide picture, which phones display too unless there is a tall one.
 */
export const OperatorBannerWire = z.object({
	TITLE_ID: lineText().min(1).max(120).optional(),
	TITLE_EN: lineText().min(1).max(120).optional(),
	SUBTITLE_ID: lineText().max(200).optional(),
	SUBTITLE_EN: lineText().max(200).optional(),
	TARGET: shopPath.optional(),
	WIDE_MEDIA_ID: mediaId.optional(),
	TALL_MEDIA_ID: mediaId.optional(),
	/** HTML of the banner's page; the storefront sanitises it. */
	HTML_ID: z.string().max(300_000).optional(),
	HTML_EN: z.string().max(300_000).optional(),
	/** Replaces the products on its page. */
	PRODUCT_SLUG_LIST: productSlugs.optional(),
	/** Display period; null: unlimited. 422 if it ends before it starts. */
	STARTS_AT: z.iso.datetime({ offset: true }).nullable().optional(),
	ENDS_AT: z.iso.datetime({ offset: true }).nullable().optional(),
	/** null: create only (409 SLUG_TAKEN); else the version that the change is based on (409 CHANGED_MEANWHILE). */
	VERSION: savedVersion.nullable().optional(),
})
export type OperatorBannerWire = z.infer<typeof OperatorBannerWire>
/** GET /operator/v1/sites/{code}/banners/{slug}: a banner for editing. DELETE deletes it permanently. */
export const OperatorBannerAnswerWire = dataOf(
	z.object({
		BANNER_SLUG: z.string(),
		TITLE_ID: z.string(),
		TITLE_EN: z.string(),
		SUBTITLE_ID: z.string(),
		SUBTITLE_EN: z.string(),
		TARGET: z.string(),
		WIDE_MEDIA_ID: z.string(),
		TALL_MEDIA_ID: z.string(),
		HTML_ID: z.string(),
		HTML_EN: z.string(),
		PRODUCT_SLUG_LIST: z.array(z.string()),
		/** Not withdrawn; whether it is displayed also depends on its period. */
		IS_RUNNING: z.boolean(),
		STARTS_AT: z.iso.datetime().nullable(),
		ENDS_AT: z.iso.datetime().nullable(),
		VERSION: z.string(),
	}),
)
/** PUT /operator/v1/sites/{code}/banners/{slug}/position: its position among all banners, from 1. */
export const OperatorBannerPositionWire = z.object({ POSITION: z.number().int().min(1).max(1000) })
