import { type Command } from 'commander'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { getFooter } from '#contract/edited-footer.ts'
import { resetLogo, setLogo } from '#contract/edited-picture.ts'
import { say } from '#website-api/i18n/command-line-text.ts'
import { callOperatorApi } from './operator-client.ts'
import { printText } from './run-options.ts'
import { UsageError } from './settings.ts'
import { bytesOf, jsonFrom, sitePath, textOf } from './site-path.ts'

const Company = z.object({ company: z.string() })
const LinkOptions = Company.extend({
	column: z.coerce.number().int(),
	labelId: z.string(),
	labelEn: z.string(),
	target: z.string(),
})
type FooterInWire = Pick<z.infer<typeof getFooter.answer>['data'], 'COLUMN_LIST'>
const ColumnOptions = Company.extend({ titleId: z.string(), titleEn: z.string() })

/** Registers `logo …` and `footer …`. */
export function registerLook(program: Command) {
	const logo = program.command('logo').description(say('logo'))
	forCompany(
		logo.command('set').description(say('logo.set')).argument('<file>', say('picture')),
	).action(async (file: string, raw: unknown) => {
		const path = sitePath(Company.parse(raw).company, 'logo')
		await callOperatorApi(setLogo.answer, { method: 'PUT', path, bytes: await bytesOf(file) })
		printText(say('logo.shown'))
	})
	forCompany(logo.command('reset').description(say('logo.reset'))).action(async (raw: unknown) => {
		const path = sitePath(Company.parse(raw).company, 'logo')
		await callOperatorApi(resetLogo.answer, { method: 'DELETE', path })
		printText(say('logo.isLetter'))
	})
	registerFooter(program.command('footer').description(say('footer')))
}

function registerFooter(footer: Command) {
	forCompany(footer.command('show').description(say('footer.show'))).action(
		async (raw: unknown) => {
			const path = sitePath(Company.parse(raw).company, 'footer')
			print((await callOperatorApi(getFooter.answer, { path })).data)
		},
	)
	forCompany(
		footer.command('set').description(say('footer.set')).argument('<file>', say('footer.set.file')),
	).action(async (file: string, raw: unknown) => {
		const text = await textOf(file)
		const { data } = await callOperatorApi(getFooter.answer, {
			method: 'PUT',
			path: sitePath(Company.parse(raw).company, 'footer'),
			body: /^\s*[[{]/.test(text)
				? footerFromJson(jsonFrom(text, file))
				: footerFromCsv(text, file),
		})
		print(data)
	})
	registerAdditions(footer)
	registerMoves(footer)
}

function registerAdditions(footer: Command) {
	forCompany(footer.command('add-column').description(say('footer.addColumn')))
		.requiredOption('--title-id <text>', say('footer.addColumn.titleId'))
		.requiredOption('--title-en <text>', say('footer.addColumn.titleEn'))
		.action((raw: unknown) => {
			const { company, titleId, titleEn } = ColumnOptions.parse(raw)
			return change(company, { CHANGE: 'ADD_COLUMN', TITLE_ID: titleId, TITLE_EN: titleEn })
		})
	forCompany(footer.command('add').description(say('footer.add')))
		.requiredOption('--column <number>', say('footer.add.column'))
		.requiredOption('--label-id <text>', say('footer.add.labelId'))
		.requiredOption('--label-en <text>', say('footer.add.labelEn'))
		.requiredOption('--target <path>', say('footer.add.target'))
		.action((raw: unknown) => {
			const options = LinkOptions.parse(raw)
			return change(options.company, {
				CHANGE: 'ADD_LINK',
				COLUMN: options.column,
				TARGET: options.target,
				LABEL_ID: options.labelId,
				LABEL_EN: options.labelEn,
			})
		})
}

function registerMoves(footer: Command) {
	forCompany(
		footer
			.command('remove')
			.description(say('footer.remove'))
			.argument('<place>', say('footer.place')),
	).action((place: string, raw: unknown) => {
		const [COLUMN, LINK] = placeFrom(place)
		return change(Company.parse(raw).company, { CHANGE: 'REMOVE', COLUMN, LINK })
	})
	forCompany(
		footer
			.command('move')
			.description(say('footer.move'))
			.argument('<place>', say('footer.place'))
			.argument('<to>', say('footer.move.to')),
	).action((place: string, to: string, raw: unknown) => {
		const [COLUMN, LINK] = placeFrom(place)
		const [TO_COLUMN, TO_LINK] = placeFrom(to)
		if ((LINK === undefined) !== (TO_LINK === undefined)) {
			throw new UsageError(say('footer.wrongMove'))
		}
		const moved =
			LINK === undefined
				? { CHANGE: 'MOVE_COLUMN', COLUMN, TO: TO_COLUMN }
				: { CHANGE: 'MOVE_LINK', COLUMN, LINK, TO_COLUMN, TO_LINK }
		return change(Company.parse(raw).company, moved)
	})
}

function forCompany(command: Command) {
	return command.requiredOption('--company <code>', say('shop'))
}

async function change(company: string, body: object) {
	const path = sitePath(company, 'footer', 'changes')
	print((await callOperatorApi(getFooter.answer, { method: 'POST', path, body })).data)
}

function print({ COLUMN_LIST }: FooterInWire) {
	const lines = COLUMN_LIST.flatMap((column, at) => [
		`${at + 1}  ${column.TITLE_ID} / ${column.TITLE_EN}`,
		...column.LINK_LIST.map(
			(link, place) =>
				`  ${at + 1}.${place + 1}  ${link.LABEL_ID} / ${link.LABEL_EN}  ${link.TARGET}`,
		),
	])
	printText(lines.length > 0 ? lines.join('\n') : say('none'))
}

function placeFrom(text: string): [column: number, link: number | undefined] {
	const [, column, link] = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(text) ?? []
	if (column === undefined) throw new UsageError(say('footer.wrongPlace', { text }))
	return [Number(column), link === undefined ? undefined : Number(link)]
}

function footerFromJson(json: unknown) {
	return Array.isArray(json) ? { COLUMN_LIST: json } : json
}

const CsvRow = z.object({
	column_id: z.string(),
	column_en: z.string(),
	label_id: z.string(),
	label_en: z.string(),
	target: z.string(),
})

function footerFromCsv(text: string, file: string): FooterInWire {
	const COLUMN_LIST: FooterInWire['COLUMN_LIST'] = []
	for (const row of rowsOf(text, file)) {
		let column = COLUMN_LIST.find(({ TITLE_ID }) => TITLE_ID === row.column_id)
		if (!column) {
			column = { TITLE_ID: row.column_id, TITLE_EN: row.column_en, LINK_LIST: [] }
			COLUMN_LIST.push(column)
		}
		column.LINK_LIST.push({ LABEL_ID: row.label_id, LABEL_EN: row.label_en, TARGET: row.target })
	}
	return { COLUMN_LIST }
}

function rowsOf(text: string, file: string) {
	try {
		const parsed: unknown = parse(text, {
			bom: true,
			columns: true,
			trim: true,
			skip_empty_lines: true,
		})
		return z.array(CsvRow).parse(parsed)
	} catch {
		throw new UsageError(say('footer.wrongFile', { file }))
	}
}
