import type { Command } from 'commander'
import { z } from 'zod'
import type { HomeSection } from '#contract/home-section.ts'
import {
	OperatorHomeAnswerWire,
	OperatorHomePreviewWire,
	OperatorHomeVersionListWire,
} from '#contract/operator-home.ts'
import { callOperator } from './operator-client.ts'
import { printText } from './run-options.ts'
import { jsonFrom, sitePath, textOf } from './site-path.ts'
import { jakartaTime, tableOf } from './text.ts'

const Company = z.object({ company: z.string() })
type Home = z.output<typeof OperatorHomeAnswerWire>['data']

/** Registers `home …`. */
export function registerHome(program: Command) {
	const home = program.command('home').description('the sections of the home page')
	home
		.command('list')
		.description('the sections of the draft')
		.requiredOption('--company <code>', 'which shop')
		.action(async (raw: unknown) => print(await readHome(raw)))
	home
		.command('show')
		.description('the draft as JSON, as `set` takes it')
		.requiredOption('--company <code>', 'which shop')
		.action(async (raw: unknown) => {
			const { VERSION, SECTION_LIST } = await readHome(raw)
			printText(JSON.stringify({ VERSION, SECTION_LIST }, null, '\t'))
		})
	home
		.command('set')
		.description('save sections from a JSON file as the draft')
		.argument('<file>', '{"SECTION_LIST": […], "VERSION": the draft they were made from}')
		.requiredOption('--company <code>', 'which shop')
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
		.description('show the draft to shoppers')
		.option('--default', 'show the default home again instead')
		.requiredOption('--company <code>', 'which shop')
		.action(async (raw: unknown) => {
			const options = Company.extend({ default: z.boolean().default(false) }).parse(raw)
			const VERSION = options.default ? 0 : (await readHome(raw)).VERSION
			print(await change('POST', sitePath(options.company, 'home', 'publication'), { VERSION }))
		})
	home
		.command('preview')
		.description('an address of the shop that shows the draft for half an hour')
		.requiredOption('--company <code>', 'which shop')
		.action(async (raw: unknown) => {
			const path = sitePath(Company.parse(raw).company, 'home', 'preview')
			const call = { method: 'POST', path, body: {} } as const
			const { PATH, ENDS_AT } = (await callOperator(OperatorHomePreviewWire, call)).data
			printText(`${PATH} until ${jakartaTime(ENDS_AT)}`)
		})
}

function registerVersions(home: Command) {
	home
		.command('versions')
		.description('what was saved, the last first')
		.requiredOption('--company <code>', 'which shop')
		.action(async (raw: unknown) => {
			const path = sitePath(Company.parse(raw).company, 'home', 'versions')
			const { list } = (await callOperator(OperatorHomeVersionListWire, { path })).data
			const rows = list.map((one) => [
				String(one.VERSION),
				one.IS_PUBLISHED ? 'published' : '',
				jakartaTime(one.SAVED_AT),
				String(one.SECTION_COUNT),
				one.AUTHOR,
			])
			const names = ['VERSION', 'STATE', 'SAVED', 'SECTIONS', 'BY']
			printText(rows.length > 0 ? tableOf(names, rows) : 'None.')
		})
	home
		.command('restore')
		.description('save an earlier version again, as the draft')
		.argument('<version>')
		.requiredOption('--company <code>', 'which shop')
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
	const published = PUBLISHED_VERSION === 0 ? 'the default home' : `version ${PUBLISHED_VERSION}`
	printText(`Draft: version ${VERSION}. Shoppers see ${published}.`)
	const rows = SECTION_LIST.map((one) => [one.SECTION_ID, one.KIND, stateOf(one), titleOf(one)])
	printText(tableOf(['SECTION', 'KIND', 'STATE', 'TITLE'], rows))
}

function stateOf({ IS_HIDDEN, FROM, UNTIL }: HomeSection): string {
	if (IS_HIDDEN) return 'hidden'
	const from = FROM === null ? [] : [`from ${jakartaTime(FROM)}`]
	const until = UNTIL === null ? [] : [`until ${jakartaTime(UNTIL)}`]
	return [...from, ...until].join(' ') || 'shown'
}

function titleOf(section: HomeSection): string {
	return 'TITLE_ID' in section ? section.TITLE_ID : ''
}
