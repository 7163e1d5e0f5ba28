import type { Command } from 'commander'
import { z } from 'zod'
import { answerOf } from '#contract/endpoint-call.ts'
import type { HomeSection } from '#contract/home-section.ts'
import {
	getHomeDraft,
	type HomeComposition,
	HomeDraft,
	listHomeVersions,
	previewHomeDraft,
	publishHomeDraft,
	restoreHomeVersion,
	saveHomeDraft,
} from '#contract/home-composition.ts'
import { toWire } from '#contract/message-codec.ts'
import { heads, say } from '#website-api/i18n/command-line-text.ts'
import { callEndpoint, callOperatorApi } from './operator-client.ts'
import { printText } from './run-options.ts'
import { jsonFrom, sitePath, textOf } from './site-path.ts'
import { jakartaTime, tableOf } from './text.ts'

const Company = z.object({ company: z.string() })

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
			const { version, sections } = await readHome(raw)
			printText(JSON.stringify(toWire(HomeDraft, { sections, version }), null, '\t'))
		})
	home
		.command('set')
		.description(say('home.set'))
		.argument('<file>', say('home.set.file'))
		.requiredOption('--company <code>', say('shop'))
		.action(async (file: string, raw: unknown) => {
			const body = jsonFrom(await textOf(file), file)
			const path = sitePath(Company.parse(raw).company, 'home')
			const call = { method: 'PUT', path, body } as const
			print(answerOf(saveHomeDraft, await callOperatorApi(saveHomeDraft.answer, call)))
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
			const version = options.default ? 0 : (await readHome(raw)).version
			print(await callEndpoint(publishHomeDraft, { code: options.company, body: { version } }))
		})
	home
		.command('preview')
		.description(say('home.preview'))
		.requiredOption('--company <code>', say('shop'))
		.action(async (raw: unknown) => {
			const { path, endsAt } = await callEndpoint(previewHomeDraft, codeIn(raw))
			printText(say('home.preview.shown', { path, time: jakartaTime(endsAt) }))
		})
}

function registerVersions(home: Command) {
	home
		.command('versions')
		.description(say('home.versions'))
		.requiredOption('--company <code>', say('shop'))
		.action(async (raw: unknown) => {
			const { list } = await callEndpoint(listHomeVersions, codeIn(raw))
			const rows = list.map((one) => [
				String(one.version),
				one.isPublished ? say('state.published') : '',
				jakartaTime(one.savedAt),
				String(one.sectionCount),
				one.author,
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
			print(await callEndpoint(restoreHomeVersion, { ...codeIn(raw), number: version }))
		})
}

const codeIn = (raw: unknown) => ({ code: Company.parse(raw).company })

function readHome(raw: unknown): Promise<HomeComposition> {
	return callEndpoint(getHomeDraft, codeIn(raw))
}

function print({ version, publishedVersion, sections }: HomeComposition) {
	const published =
		publishedVersion === 0
			? say('home.default')
			: say('home.version', { version: publishedVersion })
	printText(say('home.draft', { version, published }))
	const rows = sections.map((one) => [one.SECTION_ID, one.KIND, stateOf(one), titleOf(one)])
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
