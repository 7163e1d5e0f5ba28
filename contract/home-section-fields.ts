import { z } from 'zod'
import { mediaId, shopPath } from './content-parts.ts'
import { lineText, linesText } from './text.ts'

/** A link of a section: a path within the shop, or an https URL. */
const homeLink = z.union([
	shopPath,
	z
		.url({ protocol: /^https$/, hostname: z.regexes.domain })
		.max(300)
		.refine((text) => !/^https:\/\/[^/?#]*@/i.test(text)),
])

export const line = (most: number, least = 1) => lineText().min(least).max(most)
export const lines = (most: number) => linesText().max(most).default('')
const optional = (most: number) => line(most, 0).default('')
export const categorySlug = z
	.string()
	.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
	.max(100)
const moment = z.iso.datetime({ offset: true }).nullable().default(null)

export const common = {
	/** Identifies the section within its home page, also in the HTML: letters, digits and hyphens. */
	SECTION_ID: z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/),
	IS_HIDDEN: z.boolean().default(false),
	/** Display period; null: unlimited. */
	FROM: moment,
	UNTIL: moment,
}
export const title = { TITLE_ID: line(120), TITLE_EN: line(120) }
/** '': the storefront's default title for this kind of section. */
export const ownTitle = { TITLE_ID: optional(120), TITLE_EN: optional(120) }
export const text = { TEXT_ID: lines(800), TEXT_EN: lines(800) }
/** A short text above the title. */
export const eyebrow = { EYEBROW_ID: optional(60), EYEBROW_EN: optional(60) }
export const picture = {
	MEDIA_ID: mediaId.nullable().default(null),
	/** Alternative text of the picture; '': decorative. */
	ALT_ID: optional(200),
	ALT_EN: optional(200),
}
export const link = {
	LINK_LABEL_ID: optional(60),
	LINK_LABEL_EN: optional(60),
	LINK_TARGET: homeLink.nullable().default(null),
}
