import type { Command } from 'commander'
import { z } from 'zod'
import { OperatorBannerListWire } from '#contract/operator-site.ts'
import { addWithdraw, change } from './content-commands.ts'
import { callOperator } from './operator-client.ts'
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
	const banners = program.command('banners').description('the pictures at the top of the home page')
	banners
		.command('list')
		.description('all banners')
		.requiredOption('--company <code>', 'which shop')
		.action(async (raw: unknown) => {
			const path = sitePath(Company.parse(raw).company, 'banners')
			const { data } = await callOperator(OperatorBannerListWire, { path })
			const rows = data.list.map((one) => [
				one.BANNER_SLUG,
				one.IS_RUNNING ? 'running' : 'withdrawn',
				one.TARGET,
				one.TITLE_ID,
			])
			printText(rows.length > 0 ? tableOf(['BANNER', 'STATE', 'TARGET', 'TITLE'], rows) : 'None.')
		})
	banners
		.command('add')
		.description('a further banner, or what is named of one that there is')
		.argument('<slug>', 'the address of its page, e.g. musim-hujan')
		.requiredOption('--company <code>', 'which shop')
		.option('--picture <file>', 'for wide screens, e.g. 1600 by 640; needed for a new one')
		.option('--tall <file>', 'for phones, e.g. 960 by 540; without: the same')
		.option('--title-id <text>', 'in Indonesian, needed for a new one')
		.option('--title-en <text>', 'the same in English')
		.option('--subtitle-id <text>', 'a second line in Indonesian')
		.option('--subtitle-en <text>', 'the same in English')
		.option('--target <path>', 'where it leads, e.g. /products; needed for a new one')
		.option('--html-id <file>', 'what its page says in Indonesian')
		.option('--html-en <file>', 'the same in English')
		.action((slug: string, raw: unknown) => addBanner(slug, AddOptions.parse(raw)))
	banners
		.command('move')
		.description('put a banner at another place')
		.argument('<slug>')
		.argument('<place>', 'counted from 1, in the order of the list')
		.requiredOption('--company <code>', 'which shop')
		.action((slug: string, place: string, raw: unknown) => {
			const path = sitePath(Company.parse(raw).company, 'banners', slug, 'position')
			return change('PUT', path, { POSITION: Number(place) })
		})
	addWithdraw(banners, 'banners', 'end a banner').alias('remove')
	banners
		.command('restore')
		.description('let a withdrawn banner run again')
		.argument('<slug>')
		.requiredOption('--company <code>', 'which shop')
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
