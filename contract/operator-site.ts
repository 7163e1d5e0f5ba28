import { z } from 'zod'
import { LANGUAGE_CODES } from './languages.ts'
import { CONTACT_TOPICS, CONTENT_PAGE_KEYS } from './content.ts'
import { dataOf, pageOf } from './envelope.ts'
import { PALETTE_NAMES } from './palettes.ts'
import { lineText } from './text.ts'

/** An address of the shop's own: a path with no way to another host. */
export const shopPath = z
	.string()
	.max(300)
	.regex(/^\/(?![/\\])[^\s\\\p{Cc}]*$/u)
/** The id of a stored picture. */
export const mediaId = z.string().regex(/^[a-z0-9]{8,64}$/)
/** Stands for what was saved when a form was shown; what GET answered as VERSION. */
export const savedVersion = z.string().max(40)
/** Products by the last part of their address, in their order. */
export const productSlugs = z.array(z.string().max(200)).max(20)
const html = z.string().max(300_000)
const language = z.enum(LANGUAGE_CODES)

/** PATCH /operator/v1/sites/{code}: what is left out stays; null takes an id away. */
export const OperatorSiteChangeWire = z.object({
	PALETTE: z.enum(PALETTE_NAMES).optional(),
	/** The shop's name. */
	TITLE: lineText().min(2).max(60).optional(),
	TAGLINE_ID: lineText().min(1).max(160).optional(),
	TAGLINE_EN: lineText().min(1).max(160).optional(),
	CUSTOMER_CARE_PHONE: z
		.string()
		.regex(/^\+\d{8,15}$/)
		.optional(),
	SHOW_WHATSAPP: z.boolean().optional(),
	MAINTENANCE: z.boolean().optional(),
	GOOGLE_ANALYTICS_ID: z
		.string()
		.regex(/^(?:G-[A-Z0-9]{4,12}|UA-[0-9]{4,10}-[0-9]{1,4})$/)
		.nullable()
		.optional(),
	META_PIXEL_ID: z
		.string()
		.regex(/^[0-9]{5,20}$/)
		.nullable()
		.optional(),
	/** What the shop's static QRIS says, as any code reader shows it. 422 QRIS_UNREADABLE. */
	QRIS_TEXT: z.string().max(600).nullable().optional(),
	/** Where customers send goods back to, in one line. */
	RETURN_ADDRESS: lineText().min(10).max(240).nullable().optional(),
	/** The firm's own name and seat; pages that nobody has changed follow them. */
	LEGAL_NAME: lineText().min(2).max(100).optional(),
	BUSINESS_ADDRESS: lineText().min(10).max(240).nullable().optional(),
	/** What an affiliate earns of a sale, in hundredths of a percent; orders paid before keep theirs. */
	AFFILIATE_RATE_BASIS_POINTS: z.number().int().min(0).max(5_000).optional(),
	/** Days that a visit by a link counts. */
	AFFILIATE_DURATION_DAYS: z.number().int().min(1).max(365).optional(),
	/** Of what can be sold of a variant, the part that unpaid orders of guests may hold together. */
	GUEST_STOCK_PERCENT: z.number().int().min(1).max(100).optional(),
})
export type OperatorSiteChangeWire = z.infer<typeof OperatorSiteChangeWire>
/** GET and PATCH /operator/v1/sites/{code}. */
export const OperatorSiteAnswerWire = dataOf(
	z.object({
		CODE: z.string(),
		TITLE: z.string(),
		TAGLINE_ID: z.string(),
		TAGLINE_EN: z.string(),
		PALETTE: z.string(),
		CUSTOMER_CARE_PHONE: z.string(),
		SHOW_WHATSAPP: z.boolean(),
		MAINTENANCE: z.boolean(),
		GOOGLE_ANALYTICS_ID: z.string().nullable(),
		META_PIXEL_ID: z.string().nullable(),
		HAS_QRIS: z.boolean(),
		RETURN_ADDRESS: z.string().nullable(),
		LEGAL_NAME: z.string(),
		BUSINESS_ADDRESS: z.string().nullable(),
		/** The first is the main one. */
		HOST_LIST: z.array(z.string()),
		/** null: none could be drawn yet. */
		LOGO_MEDIA_ID: z.string().nullable(),
		/** Whether the logo is a picture of the shop's own. */
		HAS_OWN_LOGO: z.boolean(),
		AFFILIATE_RATE_BASIS_POINTS: z.number().int(),
		AFFILIATE_DURATION_DAYS: z.number().int(),
		GUEST_STOCK_PERCENT: z.number().int(),
		/** null: there is none. */
		POPUP_TARGET: z.string().nullable(),
	}),
)

/** POST /operator/v1/sites/{code}/pictures, the picture's bytes as the body. */
export const OperatorPictureAnswerWire = dataOf(
	z.object({ MEDIA_ID: z.string(), WIDTH: z.number().int(), HEIGHT: z.number().int() }),
)
/** PUT /operator/v1/sites/{code}/popup; DELETE takes it away. Both answer as the site does. */
export const OperatorPopupWire = z.object({
	MEDIA_ID: mediaId,
	TARGET: shopPath,
	/** What the picture says. */
	ALT_ID: lineText().min(1).max(200),
	ALT_EN: lineText().min(1).max(200),
	/** false: it is kept for later. */
	IS_ON: z.boolean().default(true),
	/** When it is shown; null: without a limit. 422 when it ends before it begins. */
	STARTS_AT: z.iso.datetime({ offset: true }).nullable().default(null),
	ENDS_AT: z.iso.datetime({ offset: true }).nullable().default(null),
	/** What the change was made for (409 CHANGED_MEANWHILE when that is not the saved one). */
	VERSION: savedVersion.optional(),
})
/** GET /operator/v1/sites/{code}/popup. */
export const OperatorPopupAnswerWire = dataOf(
	z.object({
		IS_ON: z.boolean(),
		/** null: none was chosen yet. */
		MEDIA_ID: z.string().nullable(),
		TARGET: z.string(),
		ALT_ID: z.string(),
		ALT_EN: z.string(),
		STARTS_AT: z.iso.datetime().nullable(),
		ENDS_AT: z.iso.datetime().nullable(),
		VERSION: z.string(),
	}),
)

/**
 * A text in one language, as PUT takes it: the other language stays as it is, or begins as the same text.
 * Title and summary may be left out unless the text is new.
 */
export const OperatorTextWire = z.object({
	LANGUAGE: language,
	TITLE: lineText().min(1).max(160).optional(),
	SUMMARY: lineText().min(1).max(400).optional(),
	/** The storefront sanitises it. */
	HTML: html,
})
export type OperatorTextWire = z.infer<typeof OperatorTextWire>
/** PUT /operator/v1/sites/{code}/pages/{key}: one of the pages of fixed address. */
export const OperatorPageKey = z.enum(CONTENT_PAGE_KEYS)
/** GET /operator/v1/sites/{code}/pages and /informations. */
export const OperatorPageListWire = dataOf(
	z.object({
		list: z.array(
			z.object({
				KEY: z.string(),
				TITLE_ID: z.string(),
				TITLE_EN: z.string(),
				UPDATED_AT: z.iso.datetime(),
				WITHDRAWN_AT: z.iso.datetime().nullable(),
				/** The shop was given it; POST …/{key}/review says that somebody has looked at it. */
				NEEDS_REVIEW: z.boolean(),
			}),
		),
	}),
)
/** GET /operator/v1/sites/{code}/pages/{key} and /informations/{slug}: what shoppers read. */
export const OperatorPageTextWire = dataOf(
	z.object({
		KEY: z.string(),
		TITLE_ID: z.string(),
		TITLE_EN: z.string(),
		HTML_ID: z.string(),
		HTML_EN: z.string(),
		/** Questions and answers, the answers as HTML; only of the page faq. */
		QUESTION_LIST: z.array(
			z.object({
				QUESTION_ID: z.string(),
				QUESTION_EN: z.string(),
				ANSWER_ID: z.string(),
				ANSWER_EN: z.string(),
			}),
		),
		NEEDS_REVIEW: z.boolean(),
	}),
)
/** What a change of a page, an information, an article, a topic or a banner answers. */
export const OperatorChangedWire = dataOf(z.object({ KEY: z.string() }))

const localText = z.object({ id: z.string().min(1).max(20_000), en: z.string().min(1).max(20_000) })
/** PUT /operator/v1/sites/{code}/faq: the questions of the page faq, in both languages. */
export const OperatorFaqWire = z.object({
	GROUP_LIST: z
		.array(
			z.object({
				title: localText,
				entries: z.array(z.object({ question: localText, answer: localText })).max(100),
			}),
		)
		.max(30),
})

/** PUT /operator/v1/sites/{code}/articles/{slug}: publishes it, again if it was withdrawn. */
export const OperatorArticleWire = OperatorTextWire.extend({
	/** Needed when it is new. */
	CATEGORY_SLUG: z.string().max(100).optional(),
	AUTHOR: lineText().min(2).max(60).optional(),
	MEDIA_ID: mediaId.optional(),
	/** What the picture shows; absent: the title. */
	ALT: lineText().min(1).max(200).optional(),
	/** Instead of the products it spoke of. */
	PRODUCT_SLUG_LIST: productSlugs.optional(),
})
/** PUT /operator/v1/sites/{code}/article-categories/{slug}. */
export const OperatorArticleCategoryWire = z.object({
	NAME_ID: lineText().min(1).max(60),
	NAME_EN: lineText().min(1).max(60),
})
/** GET /operator/v1/sites/{code}/articles: all of them, the newest first. */
export const OperatorArticleListWire = dataOf(
	z.object({
		list: z.array(
			z.object({
				ARTICLE_SLUG: z.string(),
				CATEGORY_SLUG: z.string(),
				TITLE_ID: z.string(),
				TITLE_EN: z.string(),
				PUBLISHED_AT: z.iso.datetime(),
				WITHDRAWN_AT: z.iso.datetime().nullable(),
			}),
		),
	}),
)

/** GET /operator/v1/sites/{code}/banners. POST …/banners/{slug}/withdrawal ends one, DELETE brings it back. */
export const OperatorBannerListWire = dataOf(
	z.object({
		list: z.array(
			z.object({
				BANNER_SLUG: z.string(),
				TITLE_ID: z.string(),
				TITLE_EN: z.string(),
				TARGET: z.string(),
				WIDE_MEDIA_ID: z.string(),
				IS_RUNNING: z.boolean(),
				STARTS_AT: z.iso.datetime().nullable(),
				ENDS_AT: z.iso.datetime().nullable(),
			}),
		),
	}),
)

/** POST /operator/v1/sites/{code}/agents. 409: AGENT_CODE_TAKEN. */
export const OperatorAgentWire = z.object({
	AGENT_CODE: z.string().regex(/^[A-Za-z0-9_.-]{1,40}$/),
	NAME: lineText().min(3).max(100),
	SHOP_NAME: lineText().min(2).max(60).optional(),
	/** idn-area-data code, e.g. 31.74.01. */
	DISTRICT_CODE: z.string().regex(/^\d{2}\.\d{2}\.\d{2}$/),
	/** E.164. */
	WHATSAPP: z
		.string()
		.regex(/^\+[1-9][0-9]{5,14}$/)
		.optional(),
	SHOW_WHATSAPP: z.boolean().default(false),
	IN_DIRECTORY: z.boolean().default(true),
})
export const OperatorAgentRowWire = z.object({
	AGENT_CODE: z.string(),
	NAME: z.string(),
	SHOWN_NAME: z.string(),
	DISTRICT_NAME: z.string(),
	CITY_NAME: z.string(),
	WHATSAPP: z.string().nullable(),
	IN_DIRECTORY: z.boolean(),
	IS_ACTIVE: z.boolean(),
	JOINED_AT: z.iso.datetime(),
})
/** GET /operator/v1/sites/{code}/agents; also the answer of POST, with the one. */
export const OperatorAgentListWire = dataOf(z.object({ list: z.array(OperatorAgentRowWire) }))

/** GET /operator/v1/sites/{code}/messages: the newest first. */
export const OperatorMessageQueryWire = z.object({
	PAGE_INDEX: z.coerce.number().int().min(1).max(100_000).default(1),
	DATA_PER_PAGE: z.coerce.number().int().min(1).max(100).default(20),
})
export const OperatorMessageWire = z.object({
	MESSAGE_NUMBER: z.string(),
	RECEIVED_AT: z.iso.datetime(),
	TOPIC: z.enum(CONTACT_TOPICS),
	NAME: z.string(),
	EMAIL: z.string(),
	PHONE: z.string(),
	ORDER_NUMBER: z.string(),
	MESSAGE: z.string(),
})
export type OperatorMessageWire = z.infer<typeof OperatorMessageWire>
export const OperatorMessagePageWire = dataOf(pageOf(OperatorMessageWire))
