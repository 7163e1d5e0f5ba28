import type { Command } from 'commander'
import { z } from 'zod'
import { listEditedBanners } from '#contract/edited-banner.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { addWithdraw, change } from './content-commands.ts'
import { callOperatorApi } from './operator-client.ts'
import { printText } from './run-options.ts'
import { uploadPicture } from './site-commands.ts'
import { sitePath, textOf } from './site-path.ts'
import { tableOf } from './text.ts'

const Company = z.object({ company: z.string() })
const text = z.string().optional()
const AddOptions = Company.extend({
	picture: text,
	tall: text,
	target: text,
	titleId: text,
	titleEn: text,
	subtitleId: text,
	subtitleEn: text,
	htmlId: text,
	htmlEn: text,
})

/** Registers `banners …`. */
export function registerBanners(program: Command) {
	const banners = program.command('banners').description(say('banners'))
	banners
		.command('list')
		.description(say('banners.list'))
		.requiredOption('--company <code>', say('shop'))
		.action(async (raw: unknown) => {
			const path = sitePath(Company.parse(raw).company, 'banners')
			const { data } = await callOperatorApi(listEditedBanners.answer, { path })
			const rows = data.list.map((one) => [
				one.BANNER_SLUG,
				one.IS_RUNNING ? say('state.running') : say('state.withdrawn'),
				one.TARGET,
				one.TITLE_ID,
			])
			printText(
				rows.length > 0 ? tableOf(heads('banner', 'state', 'target', 'title'), rows) : say('none'),
			)
		})
	banners
		.command('add')
		.description(say('banners.add'))
		.argument('<slug>', say('banners.add.slug'))
		.requiredOption('--company <code>', say('shop'))
		.option('--picture <file>', say('banners.add.picture'))
		.option('--tall <file>', say('banners.add.tall'))
		.option('--title-id <text>', say('banners.add.titleId'))
		.option('--title-en <text>', say('sameInEnglish'))
		.option('--subtitle-id <text>', say('banners.add.subtitleId'))
		.option('--subtitle-en <text>', say('sameInEnglish'))
		.option('--target <path>', say('banners.add.target'))
		.option('--html-id <file>', say('banners.add.htmlId'))
		.option('--html-en <file>', say('sameInEnglish'))
		.action((slug: string, raw: unknown) => addBanner(slug, AddOptions.parse(raw)))
	banners
		.command('move')
		.description(say('banners.move'))
		.argument('<slug>')
		.argument('<place>', say('banners.move.place'))
		.requiredOption('--company <code>', say('shop'))
		.action((slug: string, place: string, raw: unknown) => {
			const path = sitePath(Company.parse(raw).company, 'banners', slug, 'position')
			return change('PUT', path, { POSITION: Number(place) })
		})
	addWithdraw(banners, 'banners', say('banners.withdraw')).alias('remove')
	banners
		.command('restore')
		.description(say('banners.restore'))
		.argument('<slug>')
		.requiredOption('--company <code>', say('shop'))
		.action(async (slug: string, raw: unknown) => {
			const path = sitePath(Company.parse(raw).company, 'banners', slug, 'withdrawal')
			await change('DELETE', path)
		})
}

async function addBanner(slug: string, options: z.infer<typeof AddOptions>) {
	const { company } = options
	const stored = (file: string | undefined) =>
		file === undefined ? undefined : uploadPicture(company, file)
	const read = (file: string | undefined) => (file === undefined ? undefined : textOf(file))
	await change('PUT', sitePath(company, 'banners', slug), {
		TITLE_ID: options.titleId,
		TITLE_EN: options.titleEn,
		SUBTITLE_ID: options.subtitleId,
		SUBTITLE_EN: options.subtitleEn,
		TARGET: options.target,
		WIDE_MEDIA_ID: await stored(options.picture),
		TALL_MEDIA_ID: await stored(options.tall),
		HTML_ID: await read(options.htmlId),
		HTML_EN: await read(options.htmlEn),
	})
}
