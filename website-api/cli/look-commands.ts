import { type Command } from 'commander'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import {
	OperatorFooterAnswerWire,
	OperatorLogoAnswerWire,
	type OperatorFooterWire,
} from '#contract/operator-look.ts'
import { callOperator } from './operator-client.ts'
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
const ColumnOptions = Company.extend({ titleId: z.string(), titleEn: z.string() })

/** Registers `logo …` and `footer …`. */
export function registerLook(program: Command) {
	const logo = program
		.command('logo')
		.description('the picture in the header, and the icon of the app')
	forCompany(
		logo
			.command('set')
			.description('show a picture')
			.argument('<file>', 'JPG, PNG or WebP of at most 10 MB'),
	).action(async (file: string, raw: unknown) => {
		const path = sitePath(Company.parse(raw).company, 'logo')
		await callOperator(OperatorLogoAnswerWire, { method: 'PUT', path, bytes: await bytesOf(file) })
		printText('The logo is shown.')
	})
	forCompany(logo.command('reset').description("show the first letter of the shop's name")).action(
		async (raw: unknown) => {
			const path = sitePath(Company.parse(raw).company, 'logo')
			await callOperator(OperatorLogoAnswerWire, { method: 'DELETE', path })
			printText('The logo is the first letter of the name.')
		},
	)
	registerFooter(program.command('footer').description('the links at the bottom of every page'))
}

function registerFooter(footer: Command) {
	forCompany(footer.command('show').description('the links with their places')).action(
		async (raw: unknown) => {
			const path = sitePath(Company.parse(raw).company, 'footer')
			print((await callOperator(OperatorFooterAnswerWire, { path })).data)
		},
	)
	forCompany(
		footer
			.command('set')
			.description('replace all links by those of a file')
			.argument(
				'<file>',
				'JSON as the operator API takes it, or CSV with column_id, column_en, label_id, label_en, target',
			),
	).action(async (file: string, raw: unknown) => {
		const text = await textOf(file)
		const { data } = await callOperator(OperatorFooterAnswerWire, {
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
	forCompany(footer.command('add-column').description('a further column'))
		.requiredOption('--title-id <text>', 'its title in Indonesian')
		.requiredOption('--title-en <text>', 'its title in English')
		.action((raw: unknown) => {
			const { company, titleId, titleEn } = ColumnOptions.parse(raw)
			return change(company, { CHANGE: 'ADD_COLUMN', TITLE_ID: titleId, TITLE_EN: titleEn })
		})
	forCompany(footer.command('add').description('a further link'))
		.requiredOption('--column <number>', 'the column, counted from 1')
		.requiredOption('--label-id <text>', 'what it says in Indonesian')
		.requiredOption('--label-en <text>', 'what it says in English')
		.requiredOption('--target <path>', 'a page of the shop, e.g. /information/ukuran')
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
			.description('take a column or a link away')
			.argument('<place>', '2 is a column, 2.3 its third link'),
	).action((place: string, raw: unknown) => {
		const [COLUMN, LINK] = placeFrom(place)
		return change(Company.parse(raw).company, { CHANGE: 'REMOVE', COLUMN, LINK })
	})
	forCompany(
		footer
			.command('move')
			.description('move a column or a link')
			.argument('<place>', '2 is a column, 2.3 its third link')
			.argument('<to>', 'the place it is to have'),
	).action((place: string, to: string, raw: unknown) => {
		const [COLUMN, LINK] = placeFrom(place)
		const [TO_COLUMN, TO_LINK] = placeFrom(to)
		if ((LINK === undefined) !== (TO_LINK === undefined)) {
			throw new UsageError('A column moves to a column such as 2, a link to a place such as 2.3.')
		}
		const moved =
			LINK === undefined
				? { CHANGE: 'MOVE_COLUMN', COLUMN, TO: TO_COLUMN }
				: { CHANGE: 'MOVE_LINK', COLUMN, LINK, TO_COLUMN, TO_LINK }
		return change(Company.parse(raw).company, moved)
	})
}

function forCompany(command: Command) {
	return command.requiredOption('--company <code>', 'which shop')
}

async function change(company: string, body: object) {
	const path = sitePath(company, 'footer', 'changes')
	print((await callOperator(OperatorFooterAnswerWire, { method: 'POST', path, body })).data)
}

function print({ COLUMN_LIST }: OperatorFooterWire) {
	const lines = COLUMN_LIST.flatMap((column, at) => [
		`${at + 1}  ${column.TITLE_ID} / ${column.TITLE_EN}`,
		...column.LINK_LIST.map(
			(link, place) =>
				`  ${at + 1}.${place + 1}  ${link.LABEL_ID} / ${link.LABEL_EN}  ${link.TARGET}`,
		),
	])
	printText(lines.length > 0 ? lines.join('\n') : 'None.')
}

function placeFrom(text: string): [column: number, link: number | undefined] {
	const [, column, link] = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(text) ?? []
	if (column === undefined) throw new UsageError(`"${text}" is not a place such as 2 or 2.3.`)
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

function footerFromCsv(text: string, file: string): OperatorFooterWire {
	const COLUMN_LIST: OperatorFooterWire['COLUMN_LIST'] = []
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
		throw new UsageError(
			`The file ${file} is neither JSON nor a CSV with the columns column_id, column_en, label_id, label_en and target.`,
		)
	}
}
