import { z } from 'zod'
import { LANGUAGE_CODES } from './languages.ts'
import { CONTACT_TOPICS } from './contact.ts'
import { CONTENT_PAGE_KEYS } from './content.ts'
import { dataOf, pageOf } from './envelope.ts'
import { CORNER_STYLES, HEADER_LAYOUTS, TYPE_PAIRINGS } from './looks.ts'
import { PALETTE_NAMES } from './palettes.ts'
import { ProgrammesOffWire } from './programmes.ts'
import { lineText } from './text.ts'

/** A path within the shop; cannot link to another host. */
export const shopPath = z
	.string()
	.max(300)
	.regex(/^\/(?![/\\])[^\s\\\p{Cc}]*$/u)
/** The id of a stored picture. */
export const mediaId = z.string().regex(/^[a-z0-9]{8,64}$/)
/** VERSION of a GET response: identifies the saved state that a form is based on. */
export const savedVersion = z.string().max(40)
/** Product slugs, in order. */
export const productSlugs = z.array(z.string().max(200)).max(20)
const html = z.string().max(300_000)
const language = z.enum(LANGUAGE_CODES)

/** PATCH /operator/v1/sites/{code}: absent fields stay unchanged; null removes an id. */
export const OperatorSiteChangeWire = z.object({
	PALETTE: z.enum(PALETTE_NAMES).optional(),
	TYPE_PAIRING: z.enum(TYPE_PAIRINGS).optional(),
	CORNERS: z.enum(CORNER_STYLES).optional(),
	HEADER: z.enum(HEADER_LAYOUTS).optional(),
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
	/** Leaves out the line that names this software, in footers, mails and invoices. */
	HIDE_WATERMARK: z.boolean().optional(),
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
	/** Text content of the shop's static QRIS. 422 QRIS_UNREADABLE. */
	QRIS_TEXT: z.string().max(600).nullable().optional(),
	/** Return address, in one line. */
	RETURN_ADDRESS: lineText().min(10).max(240).nullable().optional(),
	/** Legal name and registered address; unedited default pages are updated with them. */
	LEGAL_NAME: lineText().min(2).max(100).optional(),
	BUSINESS_ADDRESS: lineText().min(10).max(240).nullable().optional(),
	/** Commission of affiliates in hundredths of a percent; applies to orders paid from now on. */
	AFFILIATE_RATE_BASIS_POINTS: z.number().int().min(0).max(5_000).optional(),
	/** Programmes that the shop does not run; replaces the list. */
	PROGRAMME_OFF_LIST: ProgrammesOffWire.optional(),
	/** Days for which a click on an affiliate link is attributed. */
	AFFILIATE_DURATION_DAYS: z.number().int().min(1).max(365).optional(),
	/** Share of a variant's stock that unpaid guest orders may reserve together. */
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
		TYPE_PAIRING: z.enum(TYPE_PAIRINGS),
		CORNERS: z.enum(CORNER_STYLES),
		HEADER: z.enum(HEADER_LAYOUTS),
		CUSTOMER_CARE_PHONE: z.string(),
		SHOW_WHATSAPP: z.boolean(),
		MAINTENANCE: z.boolean(),
		HIDE_WATERMARK: z.boolean().default(false),
		GOOGLE_ANALYTICS_ID: z.string().nullable(),
		META_PIXEL_ID: z.string().nullable(),
		HAS_QRIS: z.boolean(),
		RETURN_ADDRESS: z.string().nullable(),
		LEGAL_NAME: z.string(),
		BUSINESS_ADDRESS: z.string().nullable(),
		/** The first is the main one. */
		HOST_LIST: z.array(z.string()),
		/** null: not generated yet. */
		LOGO_MEDIA_ID: z.string().nullable(),
		/** The logo was uploaded, not generated. */
		HAS_OWN_LOGO: z.boolean(),
		AFFILIATE_RATE_BASIS_POINTS: z.number().int(),
		PROGRAMME_OFF_LIST: ProgrammesOffWire.default([]),
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
/** PUT /operator/v1/sites/{code}/popup; DELETE removes it. Both respond like GET of the site. */
export const OperatorPopupWire = z.object({
	MEDIA_ID: mediaId,
	TARGET: shopPath,
	/** Alternative text of the picture. */
	ALT_ID: lineText().min(1).max(200),
	ALT_EN: lineText().min(1).max(200),
	/** false: saved but not shown. */
	IS_ON: z.boolean().default(true),
	/** Shown on whichever page a visit begins; false: on the home page only. */
	IS_ON_ALL_PAGES: z.boolean().default(false),
	/** Display period; null: unlimited. 422 if it ends before it starts. */
	STARTS_AT: z.iso.datetime({ offset: true }).nullable().default(null),
	ENDS_AT: z.iso.datetime({ offset: true }).nullable().default(null),
	/** Version that the change is based on (409 CHANGED_MEANWHILE if it is not the saved one). */
	VERSION: savedVersion.optional(),
})
/** GET /operator/v1/sites/{code}/popup. */
export const OperatorPopupAnswerWire = dataOf(
	z.object({
		IS_ON: z.boolean(),
		IS_ON_ALL_PAGES: z.boolean(),
		/** null: no picture is set. */
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
 * A text in one language. The other language stays unchanged, or starts as a copy of a new text.
 * Title and summary are required for a new text only.
 */
export const OperatorTextWire = z.object({
	LANGUAGE: language,
	TITLE: lineText().min(1).max(160).optional(),
	SUMMARY: lineText().min(1).max(400).optional(),
	/** The storefront sanitises it. */
	HTML: html,
})
export type OperatorTextWire = z.infer<typeof OperatorTextWire>
/** PUT /operator/v1/sites/{code}/pages/{key}: one of the content pages. */
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
				/** null: a content page, which is always published. */
				PUBLISHED_AT: z.iso.datetime().nullable(),
				WITHDRAWN_AT: z.iso.datetime().nullable(),
				/** A default text that staff have not reviewed (POST …/{key}/review). */
				NEEDS_REVIEW: z.boolean(),
			}),
		),
	}),
)
/** GET /operator/v1/sites/{code}/pages/{key} and /informations/{slug}: the published texts. */
export const OperatorPageTextWire = dataOf(
	z.object({
		KEY: z.string(),
		TITLE_ID: z.string(),
		TITLE_EN: z.string(),
		SUMMARY_ID: z.string(),
		SUMMARY_EN: z.string(),
		HTML_ID: z.string(),
		HTML_EN: z.string(),
		PUBLISHED_AT: z.iso.datetime().nullable(),
		WITHDRAWN_AT: z.iso.datetime().nullable(),
		/** Version of the saved texts. */
		VERSION: z.string(),
		/** Questions and answers, the answers as HTML; only of the FAQ page. */
		QUESTION_LIST: z.array(
			z.object({
				/** Heading of its group. */
				GROUP_ID: z.string(),
				GROUP_EN: z.string(),
				QUESTION_ID: z.string(),
				QUESTION_EN: z.string(),
				ANSWER_ID: z.string(),
				ANSWER_EN: z.string(),
			}),
		),
		NEEDS_REVIEW: z.boolean(),
	}),
)
/** Response to changes of pages, articles, article categories and banners. */
export const OperatorChangedWire = dataOf(z.object({ KEY: z.string() }))

const localText = z.object({ id: z.string().min(1).max(20_000), en: z.string().min(1).max(20_000) })
/** PUT /operator/v1/sites/{code}/faq: the questions of the FAQ page, in both languages. */
export const OperatorFaqWire = z.object({
	GROUP_LIST: z
		.array(
			z.object({
				title: localText,
				entries: z.array(z.object({ question: localText, answer: localText })).max(100),
			}),
		)
		.max(30),
	/** Version that the change is based on (409 CHANGED_MEANWHILE if it is not the saved one). */
	VERSION: savedVersion.optional(),
})

/** PUT /operator/v1/sites/{code}/articles/{slug}: saves and publishes an article. */
export const OperatorArticleWire = OperatorTextWire.extend({
	/** Required for a new article. */
	CATEGORY_SLUG: z.string().max(100).optional(),
	AUTHOR: lineText().min(2).max(60).optional(),
	MEDIA_ID: mediaId.optional(),
	/** Alternative text of the picture; absent: the title. */
	ALT: lineText().min(1).max(200).optional(),
	/** Replaces the related products. */
	PRODUCT_SLUG_LIST: productSlugs.optional(),
})
/** PUT /operator/v1/sites/{code}/article-categories/{slug}. */
export const OperatorArticleCategoryWire = z.object({
	NAME_ID: lineText().min(1).max(60),
	NAME_EN: lineText().min(1).max(60),
	/** null: create only (409 SLUG_TAKEN). */
	VERSION: z.null().optional(),
})
/** GET /operator/v1/sites/{code}/articles: all articles, newest first. */
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

/**
 * GET /operator/v1/sites/{code}/banners. POST …/banners/{slug}/withdrawal hides a banner, DELETE of it publishes it
 * again.
 */
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

/** State of a visitor's message. */
export const MESSAGE_STATES = ['OPEN', 'ANSWERED', 'CLOSED'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]
/** PUT /operator/v1/sites/{code}/messages/{number}/state. */
export const OperatorMessageStateWire = z.object({ STATE: z.enum(MESSAGE_STATES) })
/** GET /operator/v1/sites/{code}/messages: newest first. */
export const OperatorMessageQueryWire = z.object({
	PAGE_INDEX: z.coerce.number().int().min(1).max(100_000).default(1),
	DATA_PER_PAGE: z.coerce.number().int().min(1).max(100).default(20),
	/** Only messages with this state; open ones are sorted oldest first. */
	STATE: z.enum(MESSAGE_STATES).optional(),
})
export const OperatorMessageWire = z.object({
	MESSAGE_NUMBER: z.string(),
	STATE: z.enum(MESSAGE_STATES),
	/** When and by whom it was answered or closed; null: open. */
	SETTLED_AT: z.iso.datetime().nullable(),
	SETTLED_BY: z.string().nullable(),
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
