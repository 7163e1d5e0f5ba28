import { SingleBar } from 'cli-progress'
import { type Command, Option } from 'commander'
import { z } from 'zod'
import { MAPPED_COLUMNS } from '#contract/mapped-column.ts'
import { pictureFetcher } from '#website-api/modules/catalog/import-files/fetch-picture.ts'
import { headerKeys } from '#website-api/modules/catalog/import-files/layout.ts'
import type { OperatorApiCall } from '#website-api/modules/catalog/import-files/operator-api-call.ts'
import { reasonText, UnusableFile } from '#website-api/modules/catalog/import-files/reasons.ts'
import type { Refusal } from '#website-api/modules/catalog/import-files/file-product.ts'
import {
	noCounts,
	runImport,
	type ImportCounts,
} from '#website-api/modules/catalog/import-files/run-import.ts'
import { languageNow, say } from '#website-api/i18n/command-line-text.ts'
import { EXIT } from './failures.ts'
import { printText } from './run-options.ts'
import { UsageError } from './settings.ts'

/** `Nama Barang=title`: what a column of the file is. */
const ColumnChoice = z.string().transform((text, context) => {
	const at = text.lastIndexOf('=')
	const column = MAPPED_COLUMNS.find((one) => one === text.slice(at + 1))
	if (at > 0 && column !== undefined) return { title: text.slice(0, at), column }
	context.addIssue({ code: 'custom', message: say('import.wrongColumn', { text }) })
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
export function registerImportProducts(importCommand: Command, call: OperatorApiCall) {
	importCommand
		.command('products')
		.description(say('import.products'))
		.argument('<file>', say('import.products.file'))
		.requiredOption('--company <code>', say('export.company'))
		.option('--rate <rupiah>', say('import.products.rate'), '1')
		.addOption(
			new Option('--stock <mode>', say('import.products.stock'))
				.choices(['keep', 'set'])
				.default('keep'),
		)
		.option('--untracked-stock <units>', say('import.products.untrackedStock'), '0')
		.option(
			'--column <title=field...>',
			say('import.products.column', { fields: MAPPED_COLUMNS.join(', ') }),
		)
		.option('--no-pictures', say('import.products.noPictures'))
		.option('--allow-private-pictures', say('import.products.privatePictures'), false)
		.action(async (file: string, raw: unknown) => {
			const options = Options.parse(raw)
			process.exitCode = await importFile(file, options, call)
		})
}

/**
 * The exit code: 0 everything was imported, 1 rows were rejected, 5 pictures are missing or stock was not changed.
 */
async function importFile(file: string, options: z.infer<typeof Options>, call: OperatorApiCall) {
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
		printText(say('import.memory', { megabytes: peakMegabytes() }))
		if (counts.refusedRows > 0) return EXIT.failed
		return counts.missingPictures > 0 || counts.leftStock > 0 ? EXIT.incomplete : 0
	} catch (error) {
		report.close()
		if (error instanceof UnusableFile) throw new UsageError(reasonText(languageNow(), error.reason))
		if (isMissingFile(error)) throw new UsageError(say('file.missing', { file }))
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
		format: say('import.progress'),
		stream: process.stderr,
		hideCursor: true,
	})
	if (isTerminal) bar.start(1000, 0, noCounts)
	let told = 0
	const left: string[] = []
	const line = (kind: string, { line: number, handle, reason }: Refusal) => {
		const product = handle === '' ? '' : ` (${handle})`
		const values = { number, kind, product, reason: reasonText(languageNow(), reason) }
		const text = say('import.line', values)
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
			onRefusal: (refusal: Refusal) => console.error(line(say('import.refused'), refusal)),
			onNotice(notice: Refusal) {
				const text = line(say('import.note'), notice)
				console.error(text)
				if (left.length < maxLeft) left.push(text)
			},
		},
		/** What to look at: remarks may have scrolled away after a long file. */
		printRemaining(isRepeated: boolean) {
			if (left.length === 0) return
			if (isRepeated) printText(say('import.again'))
			else printText(say('import.look'))
			for (const text of left) printText(`  ${text}`)
			if (left.length === maxLeft) printText(say('import.more'))
		},
		close() {
			if (isTerminal) bar.stop()
		},
	}
}

/** Lines printed at the end. */
const maxLeft = 1000

function summary(counts: ImportCounts): string {
	const { created, updated, unchanged, refusedRows, missingPictures, leftStock } = counts
	const values = { created, updated, unchanged, refusedRows, missingPictures, leftStock }
	return say('import.summary', values)
}

/** What changed in products that the shop had. */
function changes({ fields = {} }: ImportCounts): string[] {
	return Object.entries(fields).map(([field, { changed, emptied }]) => {
		const name = field.toLowerCase().replaceAll('_', ' ')
		return say('import.changes', { field: name, changed, emptied })
	})
}

function peakMegabytes(): number {
	return Math.round(process.resourceUsage().maxRSS / 1024)
}

function isMissingFile(error: unknown): boolean {
	return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
