import type { Command } from 'commander'
import { z } from 'zod'
import type { HomeSection } from '#contract/home-section.ts'
import {
	OperatorHomeAnswerWire,
	OperatorHomePreviewWire,
	OperatorHomeVersionListWire,
} from '#contract/operator-home.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { callOperator } from './operator-client.ts'
import { printText } from './run-options.ts'
import { jsonFrom, sitePath, textOf } from './site-path.ts'
import { jakartaTime, tableOf } from './text.ts'

const Company = z.object({ company: z.string() })
type Home = z.output<typeof OperatorHomeAnswerWire>['data']

/** Registers `home …`. */
export function registerHome(program: Command) {
	const home = program.command('home').description(say('home'))
	home
		.command('list')
		.description(say('home.list'))
		.requiredOption('--company <code>', say('shop'))
		.action(async (raw: unknown) => print(await readHome(raw)))
	home
		.command('show')
		.description(say('home.show'))
		.requiredOption('--company <code>', say('shop'))
		.action(async (raw: unknown) => {
			const { VERSION, SECTION_LIST } = await readHome(raw)
			printText(JSON.stringify({ VERSION, SECTION_LIST }, null, '\t'))
		})
	home
		.command('set')
		.description(say('home.set'))
		.argument('<file>', say('home.set.file'))
		.requiredOption('--company <code>', say('shop'))
		.action(async (file: string, raw: unknown) => {
			const body = jsonFrom(await textOf(file), file)
			print(await change('PUT', sitePath(Company.parse(raw).company, 'home'), body))
		})
	registerPublishing(home)
	registerVersions(home)
}

function registerPublishing(home: Command) {
	home
		.command('publish')
		.description(say('home.publish'))
		.option('--default', say('home.publish.default'))
		.requiredOption('--company <code>', say('shop'))
		.action(async (raw: unknown) => {
			const options = Company.extend({ default: z.boolean().default(false) }).parse(raw)
			const VERSION = options.default ? 0 : (await readHome(raw)).VERSION
			print(await change('POST', sitePath(options.company, 'home', 'publication'), { VERSION }))
		})
	home
		.command('preview')
		.description(say('home.preview'))
		.requiredOption('--company <code>', say('shop'))
		.action(async (raw: unknown) => {
			const path = sitePath(Company.parse(raw).company, 'home', 'preview')
			const call = { method: 'POST', path, body: {} } as const
			const { PATH, ENDS_AT } = (await callOperator(OperatorHomePreviewWire, call)).data
			printText(say('home.preview.shown', { path: PATH, time: jakartaTime(ENDS_AT) }))
		})
}

function registerVersions(home: Command) {
	home
		.command('versions')
		.description(say('home.versions'))
		.requiredOption('--company <code>', say('shop'))
		.action(async (raw: unknown) => {
			const path = sitePath(Company.parse(raw).company, 'home', 'versions')
			const { list } = (await callOperator(OperatorHomeVersionListWire, { path })).data
			const rows = list.map((one) => [
				String(one.VERSION),
				one.IS_PUBLISHED ? say('state.published') : '',
				jakartaTime(one.SAVED_AT),
				String(one.SECTION_COUNT),
				one.AUTHOR,
			])
			const names = heads('version', 'state', 'saved', 'sections', 'by')
			printText(rows.length > 0 ? tableOf(names, rows) : say('none'))
		})
	home
		.command('restore')
		.description(say('home.restore'))
		.argument('<version>')
		.requiredOption('--company <code>', say('shop'))
		.action(async (version: string, raw: unknown) => {
			const { company } = Company.parse(raw)
			const path = sitePath(company, 'home', 'versions', version, 'restoration')
			print(await change('POST', path, {}))
		})
}

async function readHome(raw: unknown): Promise<Home> {
	const path = sitePath(Company.parse(raw).company, 'home')
	return (await callOperator(OperatorHomeAnswerWire, { path })).data
}

async function change(method: 'POST' | 'PUT', path: `/${string}`, body: unknown): Promise<Home> {
	return (await callOperator(OperatorHomeAnswerWire, { method, path, body })).data
}

function print({ VERSION, PUBLISHED_VERSION, SECTION_LIST }: Home) {
	const published =
		PUBLISHED_VERSION === 0
			? say('home.default')
			: say('home.version', { version: PUBLISHED_VERSION })
	printText(say('home.draft', { version: VERSION, published }))
	const rows = SECTION_LIST.map((one) => [one.SECTION_ID, one.KIND, stateOf(one), titleOf(one)])
	printText(tableOf(heads('section', 'kind', 'state', 'title'), rows))
}

function stateOf({ IS_HIDDEN, FROM, UNTIL }: HomeSection): string {
	if (IS_HIDDEN) return say('state.hidden')
	const from = FROM === null ? [] : [say('home.from', { time: jakartaTime(FROM) })]
	const until = UNTIL === null ? [] : [say('home.until', { time: jakartaTime(UNTIL) })]
	return [...from, ...until].join(' ') || 'shown'
}

function titleOf(section: HomeSection): string {
	return 'TITLE_ID' in section ? section.TITLE_ID : ''
}
