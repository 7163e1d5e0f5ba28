import { and, desc, eq } from 'drizzle-orm'
import { bodyLimit } from 'hono/body-limit'
import { IMPORT_FIELDS } from '#contract/import.ts'
import { toWire } from '#contract/message-codec.ts'
import {
	ImportFileOptions,
	type ImportReport,
	listProductImports,
	MAX_IMPORT_BYTES,
	type ProductImport,
	readProductImport,
	runProductImport,
	setImportColumns,
	uploadProductFile,
} from '#contract/product-import.ts'
import { type Database, inTransaction } from '#website-api/db/database.ts'
import { answer } from '#website-api/http/answer.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { storedReasonText } from '#website-api/modules/catalog/import-files/reasons.ts'
import { noCounts } from '#website-api/modules/catalog/import-files/run-import.ts'
import type { Caller } from '#website-api/modules/platform/operator-api/caller.ts'
import { chosenCompany } from '#website-api/modules/platform/operator-api/operator-guard.ts'
import { storeImport } from './import-file.command.ts'
import { rememberMapping } from './import-mapping.command.ts'
import { productImport } from './product-import.table.ts'

type ImportRow = Omit<typeof productImport.$inferSelect, 'content' | 'attempts' | 'startedAt'>

/** What a file that is checked or imported from its beginning is set to. */
const fromTheBeginning = {
	share: 0,
	counts: noCounts,
	remarks: [],
	beatAt: null,
	attempts: 0,
}

/** Staff endpoints for product files that they upload. */
export const productImportAnswers = [
	answer(
		uploadProductFile,
		async ({ query, c, ...request }) => {
			const id = await storeImport(request, new Uint8Array(await c.req.arrayBuffer()), {
				companyId: chosenCompany(request.caller),
				fileName: query.fileName,
				options: toWire(ImportFileOptions, query),
				counts: noCounts,
				madeBy: request.caller.label,
			})
			c.set('made', query.fileName)
			return reportOf(request, id)
		},
		bodyLimit({ maxSize: MAX_IMPORT_BYTES, onError: tooLarge }),
	),
	answer(listProductImports, async ({ db, caller, locale }) => {
		const rows = await db
			.select(shown)
			.from(productImport)
			.where(eq(productImport.companyId, chosenCompany(caller)))
			.orderBy(desc(productImport.createdAt))
			.limit(20)
		return { list: rows.map((row) => importOf(row, locale)) }
	}),
	answer(readProductImport, ({ params, ...request }) => reportOf(request, params.id)),
	answer(setImportColumns, async ({ params, body, c, ...request }) => {
		const isThis = isImport(request, params.id)
		const { fileName } = await reportOf(request, params.id)
		await inTransaction(request.db, async (tx) => {
			const [row] = await tx.select(shown).from(productImport).where(isThis).for('update')
			const isWaiting = row?.state === 'UNMAPPED' || row?.state === 'CHECKED'
			if (!isWaiting || !row.reading) throw new Problem(409, 'IMPORT_STATE')
			const header = row.reading.columns.map(({ name }) => name)
			await rememberMapping(tx, row.companyId, header, body.columns)
			await tx
				.update(productImport)
				.set({ ...fromTheBeginning, state: 'CHECKING' })
				.where(isThis)
		})
		c.set('made', fileName)
		return reportOf(request, params.id)
	}),
	answer(runProductImport, async ({ params, ...request }) => {
		const isThis = isImport(request, params.id)
		const started = await inTransaction(request.db, (tx) =>
			tx
				.update(productImport)
				.set({ ...fromTheBeginning, state: 'RUNNING' })
				.where(and(isThis, eq(productImport.state, 'CHECKED')))
				.returning({ id: productImport.id }),
		)
		const report = await reportOf(request, params.id)
		if (started.length === 0) throw new Problem(409, 'IMPORT_STATE')
		return report
	}),
]

// All columns except the file.
const shown = {
	companyId: productImport.companyId,
	id: productImport.id,
	state: productImport.state,
	fileName: productImport.fileName,
	options: productImport.options,
	share: productImport.share,
	counts: productImport.counts,
	remarks: productImport.remarks,
	reading: productImport.reading,
	fault: productImport.fault,
	madeBy: productImport.madeBy,
	beatAt: productImport.beatAt,
	createdAt: productImport.createdAt,
}

type Asking = { db: Database; caller: Caller; locale: Locale }

function isImport({ caller }: Pick<Asking, 'caller'>, id: string) {
	return and(eq(productImport.companyId, chosenCompany(caller)), eq(productImport.id, id))
}

async function reportOf(request: Asking, id: string): Promise<ImportReport> {
	const { db, locale } = request
	const [row] = await db.select(shown).from(productImport).where(isImport(request, id))
	if (!row) throw new Problem(404, 'IMPORT_NOT_FOUND')
	return {
		...importOf(row, locale),
		reading: row.reading,
		remarks: row.remarks.map(({ reason, ...remark }) => ({
			...remark,
			reason: storedReasonText(locale, reason),
		})),
	}
}

function importOf(row: ImportRow, locale: Locale): ProductImport {
	const { fields = {}, ...counts } = row.counts
	return {
		id: row.id,
		fileName: row.fileName,
		state: row.state,
		share: row.share,
		counts,
		fields: IMPORT_FIELDS.flatMap((field) => {
			const count = fields[field]
			return count ? [{ field, ...count }] : []
		}),
		fault: row.fault === null ? null : storedReasonText(locale, row.fault),
		madeBy: row.madeBy,
		createdAt: row.createdAt,
	}
}

function tooLarge(): never {
	throw new Problem(413, 'BODY_TOO_LARGE')
}
