import { type Command, Option } from 'commander'
import { z } from 'zod'
import { CORNER_STYLES, HEADER_LAYOUTS, TYPE_PAIRINGS } from '#contract/looks.ts'
import { storePicture } from '#contract/edited-picture.ts'
import { savePopup } from '#contract/edited-site.ts'
import { say } from '#website-api/i18n/command-line-text.ts'
import { callOperatorApi } from './operator-client.ts'
import { printText } from './run-options.ts'
import { bytesOf, sitePath } from './site-path.ts'
import { listOf } from './text.ts'

const Company = z.object({ company: z.string() })
const onOff = z.enum(['on', 'off']).transform((word) => word === 'on')
const idOrOff = z.string().transform((text) => (text === 'off' ? null : text))

const SiteOptions = Company.extend({
	palette: z.string().optional(),
	type: z.enum(TYPE_PAIRINGS).optional(),
	corners: z.enum(CORNER_STYLES).optional(),
	header: z.enum(HEADER_LAYOUTS).optional(),
	title: z.string().optional(),
	taglineId: z.string().optional(),
	taglineEn: z.string().optional(),
	phone: z.string().optional(),
	whatsapp: onOff.optional(),
	maintenance: onOff.optional(),
	watermark: onOff.optional(),
	analytics: idOrOff.optional(),
	pixel: idOrOff.optional(),
	qris: idOrOff.optional(),
	returnAddress: idOrOff.optional(),
	affiliatePercent: z.coerce.number().min(0).max(50).optional(),
	affiliateDays: z.coerce.number().int().min(1).max(365).optional(),
	guestStockPercent: z.coerce.number().int().min(1).max(100).optional(),
})
const PopupOptions = Company.extend({
	picture: z.string(),
	target: z.string(),
	altId: z.string(),
	altEn: z.string(),
	everywhere: z.boolean().default(false),
})

/** Registers `site …` and `popup …`. */
export function registerSite(program: Command) {
	const site = program.command('site').description(say('site'))
	site
		.command('show')
		.description(say('site.show'))
		.requiredOption('--company <code>', say('shop'))
		.action(async (raw: unknown) => {
			const { company } = Company.parse(raw)
			print((await callOperatorApi(savePopup.answer, { path: sitePath(company) })).data)
		})
	site
		.command('set')
		.description(say('site.set'))
		.requiredOption('--company <code>', say('shop'))
		.option('--palette <name>', say('site.set.palette'))
		.addOption(choiceOf('--type <pairing>', say('site.set.type'), TYPE_PAIRINGS))
		.addOption(choiceOf('--corners <style>', say('site.set.corners'), CORNER_STYLES))
		.addOption(choiceOf('--header <layout>', say('site.set.header'), HEADER_LAYOUTS))
		.option('--title <text>', say('site.set.title'))
		.option('--tagline-id <text>', say('site.set.taglineId'))
		.option('--tagline-en <text>', say('sameInEnglish'))
		.option('--phone <number>', say('customerCare'))
		.addOption(switchOf('--whatsapp <state>', say('site.set.whatsapp')))
		.addOption(switchOf('--maintenance <state>', say('site.set.maintenance')))
		.addOption(switchOf('--watermark <state>', say('site.set.watermark')))
		.option('--analytics <id|off>', say('site.set.analytics'))
		.option('--pixel <id|off>', say('site.set.pixel'))
		.option('--qris <text|off>', say('site.set.qris'))
		.option('--return-address <text|off>', say('site.set.returnAddress'))
		.option('--affiliate-percent <number>', say('site.set.affiliatePercent'))
		.option('--affiliate-days <number>', say('site.set.affiliateDays'))
		.option('--guest-stock-percent <number>', say('site.set.guestStockPercent'))
		.action((raw: unknown) => changeSite(SiteOptions.parse(raw)))
	registerPopup(program)
}

function registerPopup(program: Command) {
	const popup = program.command('popup').description(say('popup'))
	popup
		.command('set')
		.description(say('popup.set'))
		.requiredOption('--company <code>', say('shop'))
		.requiredOption('--picture <file>', say('picture'))
		.requiredOption('--target <path>', say('popup.set.target'))
		.requiredOption('--alt-id <text>', say('popup.set.altId'))
		.requiredOption('--alt-en <text>', say('sameInEnglish'))
		.option('--everywhere', say('popup.set.everywhere'))
		.action((raw: unknown) => setPopup(PopupOptions.parse(raw)))
	popup
		.command('off')
		.description(say('popup.off'))
		.requiredOption('--company <code>', say('shop'))
		.action(async (raw: unknown) => {
			const path = sitePath(Company.parse(raw).company, 'popup')
			await callOperatorApi(savePopup.answer, { method: 'DELETE', path })
			printText(say('popup.isOff'))
		})
}

async function changeSite(options: z.infer<typeof SiteOptions>) {
	const { data } = await callOperatorApi(savePopup.answer, {
		method: 'PATCH',
		path: sitePath(options.company),
		body: {
			PALETTE: options.palette,
			TYPE_PAIRING: options.type,
			CORNERS: options.corners,
			HEADER: options.header,
			TITLE: options.title,
			TAGLINE_ID: options.taglineId,
			TAGLINE_EN: options.taglineEn,
			CUSTOMER_CARE_PHONE: options.phone,
			SHOW_WHATSAPP: options.whatsapp,
			MAINTENANCE: options.maintenance,
			HIDE_WATERMARK: options.watermark === undefined ? undefined : !options.watermark,
			GOOGLE_ANALYTICS_ID: options.analytics,
			META_PIXEL_ID: options.pixel,
			QRIS_TEXT: options.qris,
			RETURN_ADDRESS: options.returnAddress,
			AFFILIATE_RATE_BASIS_POINTS: basisPoints(options.affiliatePercent),
			AFFILIATE_DURATION_DAYS: options.affiliateDays,
			GUEST_STOCK_PERCENT: options.guestStockPercent,
		},
	})
	print(data)
}

function basisPoints(percent: number | undefined) {
	return percent === undefined ? undefined : Math.round(percent * 100)
}

function switchOf(flags: string, description: string) {
	return choiceOf(flags, description, ['on', 'off'])
}

function choiceOf(flags: string, description: string, choices: readonly string[]) {
	return new Option(flags, description).choices(choices)
}

async function setPopup(options: z.infer<typeof PopupOptions>) {
	const { company } = options
	const MEDIA_ID = await uploadPicture(company, options.picture)
	const { data } = await callOperatorApi(savePopup.answer, {
		method: 'PUT',
		path: sitePath(company, 'popup'),
		body: {
			MEDIA_ID,
			TARGET: options.target,
			ALT_ID: options.altId,
			ALT_EN: options.altEn,
			IS_ON_ALL_PAGES: options.everywhere,
		},
	})
	printText(say('popup.leads', { target: data.POPUP_TARGET ?? '' }))
}

/** Stores a picture for a shop; returns its id. */
export async function uploadPicture(company: string, file: string): Promise<string> {
	const { data } = await callOperatorApi(storePicture.answer, {
		method: 'POST',
		path: sitePath(company, 'pictures'),
		bytes: await bytesOf(file),
	})
	return data.MEDIA_ID
}

function print(site: z.infer<typeof savePopup.answer>['data']) {
	const pairs: [string, string][] = [
		[say('label.shop'), site.CODE],
		[say('label.title'), site.TITLE],
		[say('label.taglineId'), site.TAGLINE_ID],
		[say('label.taglineEn'), site.TAGLINE_EN],
		[say('label.palette'), site.PALETTE],
		[say('label.typefaces'), site.TYPE_PAIRING],
		[say('label.corners'), site.CORNERS],
		[say('label.header'), site.HEADER],
		[say('label.customerCare'), site.CUSTOMER_CARE_PHONE],
		[say('label.whatsappButton'), site.SHOW_WHATSAPP ? say('state.on') : say('state.off')],
		[say('label.affiliatesEarn'), `${site.AFFILIATE_RATE_BASIS_POINTS / 100} %`],
		[say('label.aVisitCounts'), say('site.days', { count: site.AFFILIATE_DURATION_DAYS })],
		[say('label.guestsHoldAtMost'), say('site.ofVariant', { percent: site.GUEST_STOCK_PERCENT })],
		[say('label.maintenance'), site.MAINTENANCE ? say('state.on') : say('state.off')],
		[say('label.lineAboutEtalase'), site.HIDE_WATERMARK ? say('state.off') : say('state.on')],
		[say('label.googleAnalytics'), site.GOOGLE_ANALYTICS_ID ?? say('state.off')],
		[say('label.metaPixel'), site.META_PIXEL_ID ?? say('state.off')],
		[say('label.qris'), site.HAS_QRIS ? say('state.on') : say('state.off')],
		[say('label.returnsGoTo'), site.RETURN_ADDRESS ?? say('state.off')],
		[say('label.popup'), site.POPUP_TARGET ?? say('state.off')],
	]
	printText(listOf(pairs))
}
