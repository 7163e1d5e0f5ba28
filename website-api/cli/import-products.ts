import { SingleBar } from 'cli-progress'
import { type Command, Option } from 'commander'
import { z } from 'zod'
import { MAPPED_COLUMNS } from '#contract/operator-imports.ts'
import { pictureFetcher } from '#website-api/modules/catalog/import-files/fetch-picture.ts'
import { headerKeys } from '#website-api/modules/catalog/import-files/layout.ts'
import type { OperatorCall } from '#website-api/modules/catalog/import-files/operator-call.ts'
import { reasonText, UnusableFile } from '#website-api/modules/catalog/import-files/reasons.ts'
import type { Refusal } from '#website-api/modules/catalog/import-files/file-product.ts'
import {
	noCounts,
	runImport,
	type ImportCounts,
} from '#website-api/modules/catalog/import-files/run-import.ts'
import { EXIT } from './failures.ts'
import { printText } from './run-options.ts'
import { UsageError } from './settings.ts'

/** `Nama Barang=title`: what a column of the file is. */
const ColumnChoice = z.string().transform((text, context) => {
	const at = text.lastIndexOf('=')
	const column = MAPPED_COLUMNS.find((one) => one === text.slice(at + 1))
	if (at > 0 && column !== undefined) return { title: text.slice(0, at), column }
	context.addIssue({ code: 'custom', message: `${text} names no field` })
	return z.NEVER
})

const Options = z.object({
	company: z.string().min(1),
	rate: z.coerce.number().positive().max(1_000_000),
	stock: z.enum(['keep', 'set']),
	untrackedStock: z.coerce.number().int().min(0).max(10_000_000),
	pictures: z.boolean(),
	allowPrivatePictures: z.boolean(),
	column: z.array(ColumnChoice).optional(),
})

/** Registers `import products FILE`: a Shopify product CSV into a company's catalogue. */
export function registerImportProducts(importCommand: Command, call: OperatorCall) {
	importCommand
		.command('products')
		.description(
			'bring a product file into a catalogue: of Shopify, WooCommerce, Tokopedia, Shopee, or with --column',
		)
		.argument('<file>', 'a CSV or XLSX file')
		.requiredOption('--company <code>', 'code of the company')
		.option('--rate <rupiah>', 'rupiah for one unit of the currency in the file', '1')
		.addOption(
			new Option(
				'--stock <mode>',
				'keep: the file says only what new variants begin with; set: what its numbers changed by is added',
			)
				.choices(['keep', 'set'])
				.default('keep'),
		)
		.option('--untracked-stock <units>', 'stock of new variants that the file does not count', '0')
		.option(
			'--column <title=field...>',
			`what columns of an unknown file are, e.g. "Nama Barang=title"; fields: ${MAPPED_COLUMNS.join(', ')}`,
		)
		.option('--no-pictures', 'leave the pictures as they are')
		.option('--allow-private-pictures', 'also fetch pictures from private networks', false)
		.action(async (file: string, raw: unknown) => {
			const options = Options.parse(raw)
			process.exitCode = await importFile(file, options, call)
		})
}

/**
 * The exit code: 0 everything was imported, 1 rows were rejected, 5 pictures are missing or stock was not changed.
 */
async function importFile(file: string, options: z.infer<typeof Options>, call: OperatorCall) {
	const report = reporter()
	try {
		const counts = await runImport({
			file,
			company: options.company,
			rate: options.rate,
			untrackedStock: options.untrackedStock,
			stockMode: options.stock === 'set' ? 'SET' : 'KEEP',
			call,
			mappingOf: (header) => Promise.resolve(mappingIn(header, options.column)),
			fetchPicture: options.pictures
				? pictureFetcher({ allowPrivate: options.allowPrivatePictures })
				: undefined,
			...report.events,
		})
		report.close()
		printText(summary(counts))
		for (const text of changes(counts)) printText(text)
		report.printRemaining(counts.missingPictures + counts.leftStock > 0)
		printText(`Memory at its peak: ${peakMegabytes()} MB`)
		if (counts.refusedRows > 0) return EXIT.failed
		return counts.missingPictures > 0 || counts.leftStock > 0 ? EXIT.incomplete : 0
	} catch (error) {
		report.close()
		if (error instanceof UnusableFile) throw new UsageError(error.message)
		if (isMissingFile(error)) throw new UsageError(`There is no file ${file}.`)
		throw error
	}
}

/** What the columns of a header are; undefined: as their names say. */
function mappingIn(header: string[], chosen: z.infer<typeof ColumnChoice>[] | undefined) {
	if (!chosen) return undefined
	const columns = new Map(chosen.map(({ title, column }) => [headerKeys([title])[0], column]))
	return Object.fromEntries(headerKeys(header).map((name) => [name, columns.get(name) ?? null]))
}

function reporter() {
	const isTerminal = process.stderr.isTTY
	const bar = new SingleBar({
		format:
			'{bar} {percentage}% | {created} new, {updated} changed, {unchanged} as before, {refusedRows} rows refused',
		stream: process.stderr,
		hideCursor: true,
	})
	if (isTerminal) bar.start(1000, 0, noCounts)
	let told = 0
	const left: string[] = []
	const line = (kind: string, { line: number, handle, reason }: Refusal) => {
		const text = `line ${number}: ${kind}${handle === '' ? '' : ` (${handle})`}: ${reasonText('en', reason)}`
		// Control characters from the file must not reach the terminal.
		return text.replace(/\p{Cc}/gu, ' ')
	}
	return {
		events: {
			onProgress(share: number, counts: ImportCounts) {
				if (isTerminal) bar.update(Math.round(share * 1000), counts)
				else if (share - told >= 0.1 || share === 1) {
					told = share
					console.error(`${Math.round(share * 100)}%`)
				}
			},
			onRefusal: (refusal: Refusal) => console.error(line('refused', refusal)),
			onNotice(notice: Refusal) {
				const text = line('note', notice)
				console.error(text)
				if (left.length < maxLeft) left.push(text)
			},
		},
		/** What to look at: remarks may have scrolled away after a long file. */
		printRemaining(isRepeated: boolean) {
			if (left.length === 0) return
			if (isRepeated) printText('Not taken yet; run the same import again to try once more:')
			else printText('To look at:')
			for (const text of left) printText(`  ${text}`)
			if (left.length === maxLeft) printText('  … and perhaps more, see above')
		},
		close() {
			if (isTerminal) bar.stop()
		},
	}
}

/** Lines printed at the end. */
const maxLeft = 1000

function summary(counts: ImportCounts): string {
	return [
		`${counts.created} products new`,
		`${counts.updated} changed`,
		`${counts.unchanged} as before`,
		`${counts.refusedRows} rows refused`,
		`${counts.missingPictures} pictures missing`,
		`${counts.leftStock} stocks left as they are`,
	].join(', ')
}

/** What changed in products that the shop had. */
function changes({ fields = {} }: ImportCounts): string[] {
	return Object.entries(fields).map(
		([field, { changed, emptied }]) =>
			`  ${field.toLowerCase().replaceAll('_', ' ')}: changed in ${changed} products, emptied in ${emptied}`,
	)
}

function peakMegabytes(): number {
	return Math.round(process.resourceUsage().maxRSS / 1024)
}

function isMissingFile(error: unknown): boolean {
	return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
