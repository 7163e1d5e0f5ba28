import { z } from 'zod'
import { anyTime, mediaId, savedVersion, shopPath } from './content-parts.ts'
import { endpoint } from './endpoint.ts'
import { CORNER_STYLES, HEADER_LAYOUTS, TYPE_PAIRINGS } from './looks.ts'
import { message, moment, type Value } from './message.ts'
import { PALETTE_NAMES } from './palettes.ts'
import { ProgrammesOffWire } from './programmes.ts'
import { lineText } from './text.ts'

/** Absent fields stay unchanged; null removes an id. */
export const SiteChange = message({
	palette: ['PALETTE', z.enum(PALETTE_NAMES).optional()],
	typePairing: ['TYPE_PAIRING', z.enum(TYPE_PAIRINGS).optional()],
	corners: ['CORNERS', z.enum(CORNER_STYLES).optional()],
	header: ['HEADER', z.enum(HEADER_LAYOUTS).optional()],
	/** The shop's name. */
	title: ['TITLE', lineText().min(2).max(60).optional()],
	taglineId: ['TAGLINE_ID', lineText().min(1).max(160).optional()],
	taglineEn: ['TAGLINE_EN', lineText().min(1).max(160).optional()],
	customerCarePhone: [
		'CUSTOMER_CARE_PHONE',
		z
			.string()
			.regex(/^\+\d{8,15}$/)
			.optional(),
	],
	showWhatsapp: ['SHOW_WHATSAPP', z.boolean().optional()],
	maintenance: ['MAINTENANCE', z.boolean().optional()],
	/** Leaves out the line that names this software, in footers, mails and invoices. */
	hideWatermark: ['HIDE_WATERMARK', z.boolean().optional()],
	googleAnalyticsId: [
		'GOOGLE_ANALYTICS_ID',
		z
			.string()
			.regex(/^(?:G-[A-Z0-9]{4,12}|UA-[0-9]{4,10}-[0-9]{1,4})$/)
			.nullable()
			.optional(),
	],
	metaPixelId: [
		'META_PIXEL_ID',
		z
			.string()
			.regex(/^[0-9]{5,20}$/)
			.nullable()
			.optional(),
	],
	/** Text content of the shop's static QRIS. 422 QRIS_UNREADABLE. */
	qris: ['QRIS_TEXT', z.string().max(600).nullable().optional()],
	/** Return address, in one line. */
	returnAddress: ['RETURN_ADDRESS', lineText().min(10).max(240).nullable().optional()],
	/** Legal name and registered address; unedited default pages are updated with them. */
	legalName: ['LEGAL_NAME', lineText().min(2).max(100).optional()],
	businessAddress: ['BUSINESS_ADDRESS', lineText().min(10).max(240).nullable().optional()],
	/** Commission of affiliates in hundredths of a percent; applies to orders paid from now on. */
	affiliateRate: ['AFFILIATE_RATE_BASIS_POINTS', z.number().int().min(0).max(5_000).optional()],
	/** Programmes that the shop does not run; replaces the list. */
	programmesOff: ['PROGRAMME_OFF_LIST', ProgrammesOffWire.optional()],
	/** Days for which a click on an affiliate link is attributed. */
	affiliateCookieDays: ['AFFILIATE_DURATION_DAYS', z.number().int().min(1).max(365).optional()],
	/** Share of a variant's stock that unpaid guest orders may reserve together. */
	guestStockPercent: ['GUEST_STOCK_PERCENT', z.number().int().min(1).max(100).optional()],
})
export type SiteChange = Value<typeof SiteChange>

/** The settings of a site. */
export const EditedSite = message({
	code: ['CODE', z.string()],
	title: ['TITLE', z.string()],
	taglineId: ['TAGLINE_ID', z.string()],
	taglineEn: ['TAGLINE_EN', z.string()],
	palette: ['PALETTE', z.string()],
	typePairing: ['TYPE_PAIRING', z.enum(TYPE_PAIRINGS)],
	corners: ['CORNERS', z.enum(CORNER_STYLES)],
	header: ['HEADER', z.enum(HEADER_LAYOUTS)],
	customerCarePhone: ['CUSTOMER_CARE_PHONE', z.string()],
	showWhatsapp: ['SHOW_WHATSAPP', z.boolean()],
	maintenance: ['MAINTENANCE', z.boolean()],
	hideWatermark: ['HIDE_WATERMARK', z.boolean().default(false)],
	googleAnalyticsId: ['GOOGLE_ANALYTICS_ID', z.string().nullable()],
	metaPixelId: ['META_PIXEL_ID', z.string().nullable()],
	hasQris: ['HAS_QRIS', z.boolean()],
	returnAddress: ['RETURN_ADDRESS', z.string().nullable()],
	legalName: ['LEGAL_NAME', z.string()],
	businessAddress: ['BUSINESS_ADDRESS', z.string().nullable()],
	/** The first is the main one. */
	hosts: ['HOST_LIST', z.array(z.string())],
	/** null: not generated yet. */
	logoMediaId: ['LOGO_MEDIA_ID', z.string().nullable()],
	/** The logo was uploaded, not generated. */
	hasOwnLogo: ['HAS_OWN_LOGO', z.boolean()],
	affiliateRate: ['AFFILIATE_RATE_BASIS_POINTS', z.number().int()],
	programmesOff: ['PROGRAMME_OFF_LIST', ProgrammesOffWire.default([])],
	affiliateCookieDays: ['AFFILIATE_DURATION_DAYS', z.number().int()],
	guestStockPercent: ['GUEST_STOCK_PERCENT', z.number().int()],
	/** null: there is none. */
	popupTarget: ['POPUP_TARGET', z.string().nullable()],
})
export type EditedSite = Value<typeof EditedSite>

const site = { path: '/sites/{code}', answer: EditedSite } as const

export const getSite = endpoint({
	...site,
	method: 'GET',
	summary: 'The settings of a site',
	needs: 'settings.read',
})

export const changeSite = endpoint({
	...site,
	method: 'PATCH',
	summary: 'Changes settings of a site',
	needs: 'settings',
	body: SiteChange,
})

/** What staff write of the popup. */
export const PopupEdit = message({
	mediaId: ['MEDIA_ID', mediaId],
	target: ['TARGET', shopPath],
	/** Alternative text of the picture. */
	altId: ['ALT_ID', lineText().min(1).max(200)],
	altEn: ['ALT_EN', lineText().min(1).max(200)],
	/** false: saved but not shown. */
	isOn: ['IS_ON', z.boolean().default(true)],
	/** Shown on whichever page a visit begins; false: on the home page only. */
	isOnAllPages: ['IS_ON_ALL_PAGES', z.boolean().default(false)],
	/** Display period; null: unlimited. 422 if it ends before it starts. */
	startsAt: ['STARTS_AT', anyTime.default(null)],
	endsAt: ['ENDS_AT', anyTime.default(null)],
	/** Version that the change is based on (409 CHANGED_MEANWHILE if it is not the saved one). */
	version: ['VERSION', savedVersion.optional()],
})
export type PopupEdit = Value<typeof PopupEdit>

const EditedPopup = message({
	isOn: ['IS_ON', z.boolean()],
	isOnAllPages: ['IS_ON_ALL_PAGES', z.boolean()],
	/** null: no picture is set. */
	mediaId: ['MEDIA_ID', z.string().nullable()],
	target: ['TARGET', z.string()],
	altId: ['ALT_ID', z.string()],
	altEn: ['ALT_EN', z.string()],
	startsAt: ['STARTS_AT', moment.nullable()],
	endsAt: ['ENDS_AT', moment.nullable()],
	version: ['VERSION', z.string()],
})
export type EditedPopup = Value<typeof EditedPopup>

const popup = { ...site, path: '/sites/{code}/popup', needs: 'content' } as const

export const getEditedPopup = endpoint({
	...popup,
	method: 'GET',
	summary: 'The popup, shown or not',
	answer: EditedPopup,
})

export const savePopup = endpoint({
	...popup,
	method: 'PUT',
	summary: 'Shows a popup, or keeps it for later',
	body: PopupEdit,
	failures: { 409: 'CHANGED_MEANWHILE' },
})

export const removePopup = endpoint({
	...popup,
	method: 'DELETE',
	summary: 'Shows no popup',
})
