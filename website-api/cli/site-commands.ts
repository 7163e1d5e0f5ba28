import { type Command, Option } from 'commander'
import { z } from 'zod'
import { CORNER_STYLES, HEADER_LAYOUTS, TYPE_PAIRINGS } from '#contract/looks.ts'
import { OperatorPictureAnswerWire, OperatorSiteAnswerWire } from '#contract/operator-site.ts'
import { callOperator } from './operator-client.ts'
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
	const site = program.command('site').description('how a shop looks and whether it is open')
	site
		.command('show')
		.description('the settings of a site')
		.requiredOption('--company <code>', 'which shop')
		.action(async (raw: unknown) => {
			const { company } = Company.parse(raw)
			print((await callOperator(OperatorSiteAnswerWire, { path: sitePath(company) })).data)
		})
	site
		.command('set')
		.description('change what is named; the rest stays')
		.requiredOption('--company <code>', 'which shop')
		.option('--palette <name>', 'the colours, e.g. indigo')
		.addOption(choiceOf('--type <pairing>', 'the faces', TYPE_PAIRINGS))
		.addOption(choiceOf('--corners <style>', 'how round things are', CORNER_STYLES))
		.addOption(choiceOf('--header <layout>', 'how the header is laid out', HEADER_LAYOUTS))
		.option('--title <text>', "the shop's name")
		.option('--tagline-id <text>', 'one line about the shop, in Indonesian')
		.option('--tagline-en <text>', 'the same in English')
		.option('--phone <number>', 'customer care, e.g. +6281234567890')
		.addOption(switchOf('--whatsapp <state>', 'the WhatsApp button'))
		.addOption(switchOf('--maintenance <state>', 'on closes the shop to visitors'))
		.addOption(switchOf('--watermark <state>', 'the line that names this software'))
		.option('--analytics <id|off>', 'Google Analytics, e.g. G-ABC123')
		.option('--pixel <id|off>', 'Meta pixel, digits only')
		.option('--qris <text|off>', "what the shop's static QRIS says")
		.option('--return-address <text|off>', 'where customers send goods back to')
		.option('--affiliate-percent <number>', 'what an affiliate earns of a sale, 0 to 50')
		.option('--affiliate-days <number>', 'how long a visit by a link counts')
		.option(
			'--guest-stock-percent <number>',
			'what unpaid guest orders may hold of a variant, 1 to 100',
		)
		.action((raw: unknown) => changeSite(SiteOptions.parse(raw)))
	registerPopup(program)
}

function registerPopup(program: Command) {
	const popup = program.command('popup').description('the picture that greets visitors')
	popup
		.command('set')
		.description('show a picture that leads somewhere')
		.requiredOption('--company <code>', 'which shop')
		.requiredOption('--picture <file>', 'JPG, PNG or WebP of at most 10 MB')
		.requiredOption('--target <path>', 'where it leads, e.g. /products')
		.requiredOption('--alt-id <text>', 'what the picture says, in Indonesian')
		.requiredOption('--alt-en <text>', 'the same in English')
		.option('--everywhere', 'on whichever page a visit begins, not on the home page only')
		.action((raw: unknown) => setPopup(PopupOptions.parse(raw)))
	popup
		.command('off')
		.description('show none')
		.requiredOption('--company <code>', 'which shop')
		.action(async (raw: unknown) => {
			const path = sitePath(Company.parse(raw).company, 'popup')
			await callOperator(OperatorSiteAnswerWire, { method: 'DELETE', path })
			printText('The popup is off.')
		})
}

async function changeSite(options: z.infer<typeof SiteOptions>) {
	const { data } = await callOperator(OperatorSiteAnswerWire, {
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
	const { data } = await callOperator(OperatorSiteAnswerWire, {
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
	printText(`The popup leads to ${data.POPUP_TARGET}.`)
}

/** Stores a picture for a shop; returns its id. */
export async function uploadPicture(company: string, file: string): Promise<string> {
	const { data } = await callOperator(OperatorPictureAnswerWire, {
		method: 'POST',
		path: sitePath(company, 'pictures'),
		bytes: await bytesOf(file),
	})
	return data.MEDIA_ID
}

function print(site: z.infer<typeof OperatorSiteAnswerWire>['data']) {
	const pairs: [string, string][] = [
		['Shop', site.CODE],
		['Title', site.TITLE],
		['Tagline (id)', site.TAGLINE_ID],
		['Tagline (en)', site.TAGLINE_EN],
		['Palette', site.PALETTE],
		['Typefaces', site.TYPE_PAIRING],
		['Corners', site.CORNERS],
		['Header', site.HEADER],
		['Customer care', site.CUSTOMER_CARE_PHONE],
		['WhatsApp button', site.SHOW_WHATSAPP ? 'on' : 'off'],
		['Affiliates earn', `${site.AFFILIATE_RATE_BASIS_POINTS / 100} %`],
		['A visit counts', `${site.AFFILIATE_DURATION_DAYS} days`],
		['Guests hold at most', `${site.GUEST_STOCK_PERCENT} % of a variant`],
		['Maintenance', site.MAINTENANCE ? 'on' : 'off'],
		['Line about Etalase', site.HIDE_WATERMARK ? 'off' : 'on'],
		['Google Analytics', site.GOOGLE_ANALYTICS_ID ?? 'off'],
		['Meta pixel', site.META_PIXEL_ID ?? 'off'],
		['QRIS', site.HAS_QRIS ? 'on' : 'off'],
		['Returns go to', site.RETURN_ADDRESS ?? 'off'],
		['Popup', site.POPUP_TARGET ?? 'off'],
	]
	printText(listOf(pairs))
}
