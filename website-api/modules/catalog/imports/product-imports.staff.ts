import { and, desc, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { z } from 'zod'
import { IMPORT_FIELDS } from '#contract/import.ts'
import {
	ImportColumnsWire,
	ImportFileOptionsWire,
	MAX_IMPORT_BYTES,
	type ProductImportAnswerWire,
	type ProductImportWire,
} from '#contract/operator-imports.ts'
import { inTransaction } from '#website-api/db/database.ts'
import { idFrom, readJson, readQuery } from '#website-api/http/input.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { Locale } from '#website-api/i18n/locale.ts'
import { storedReasonText } from '#website-api/modules/catalog/import-files/reasons.ts'
import { noCounts } from '#website-api/modules/catalog/import-files/run-import.ts'
import {
	chosenCompany,
	type OperatorEnv,
} from '#website-api/modules/platform/operators/operator-guard.ts'
import { storeImport } from './import-file.command.ts'
import { rememberMapping } from './import-mapping.command.ts'
import { productImport } from './product-import.table.ts'

type ImportRow = Omit<typeof productImport.$inferSelect, 'content' | 'attempts' | 'startedAt'>

/** Endpoints for product files that staff upload, under /operator/v1. */
export const productImportRoutes = new Hono<OperatorEnv>()
	.post(
		'/product-imports',
		bodyLimit({ maxSize: MAX_IMPORT_BYTES, onError: tooLarge }),
		async (c) => {
			const companyId = chosenCompany(c.var.operator)
			const options = readQuery(c, ImportFileOptionsWire)
			const content = new Uint8Array(await c.req.arrayBuffer())
			const id = await storeImport(c.var, content, {
				companyId,
				fileName: options.FILE_NAME,
				options,
				counts: noCounts,
				madeBy: c.var.operator.label,
			})
			c.set('made', options.FILE_NAME)
			return c.json({ data: await importAnswer(c, id) }, 201)
		},
	)
	.get('/product-imports', async (c) => {
		const rows = await c.var.db
			.select(shown)
			.from(productImport)
			.where(eq(productImport.companyId, chosenCompany(c.var.operator)))
			.orderBy(desc(productImport.createdAt))
			.limit(20)
		return c.json({ data: { list: rows.map((row) => importWire(row, c.var.locale)) } })
	})
	.get('/product-imports/:id', async (c) =>
		c.json({ data: await importAnswer(c, idFrom(c, 'IMPORT_NOT_FOUND')) }),
	)
	.put('/product-imports/:id/columns', async (c) => {
		const companyId = chosenCompany(c.var.operator)
		const id = idFrom(c, 'IMPORT_NOT_FOUND')
		const { COLUMN_LIST } = await readJson(c, ImportColumnsWire)
		const isThis = and(eq(productImport.companyId, companyId), eq(productImport.id, id))
		const answer = await importAnswer(c, id)
		await inTransaction(c.var.db, async (tx) => {
			const [row] = await tx.select(shown).from(productImport).where(isThis).for('update')
			const isWaiting = row?.state === 'UNMAPPED' || row?.state === 'CHECKED'
			if (!isWaiting || !row.reading) throw new Problem(409, 'IMPORT_STATE')
			const header = row.reading.columns.map(({ name }) => name)
			await rememberMapping(tx, companyId, header, COLUMN_LIST)
			await tx
				.update(productImport)
				.set({
					state: 'CHECKING',
					share: 0,
					counts: noCounts,
					remarks: [],
					beatAt: null,
					attempts: 0,
				})
				.where(isThis)
		})
		c.set('made', answer.FILE_NAME)
		return c.json({ data: await importAnswer(c, id) })
	})
	.post('/product-imports/:id/run', async (c) => {
		const companyId = chosenCompany(c.var.operator)
		const id = idFrom(c, 'IMPORT_NOT_FOUND')
		const isThis = and(eq(productImport.companyId, companyId), eq(productImport.id, id))
		const started = await inTransaction(c.var.db, (tx) =>
			tx
				.update(productImport)
				.set({
					state: 'RUNNING',
					share: 0,
					counts: noCounts,
					remarks: [],
					beatAt: null,
					attempts: 0,
				})
				.where(and(isThis, eq(productImport.state, 'CHECKED')))
				.returning({ id: productImport.id }),
		)
		const answer = await importAnswer(c, id)
		if (started.length === 0) throw new Problem(409, 'IMPORT_STATE')
		return c.json({ data: answer })
	})

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

async function importAnswer(
	c: Context<OperatorEnv>,
	id: string,
): Promise<z.output<typeof ProductImportAnswerWire>['data']> {
	const companyId = chosenCompany(c.var.operator)
	const [row] = await c.var.db
		.select(shown)
		.from(productImport)
		.where(and(eq(productImport.companyId, companyId), eq(productImport.id, id)))
	if (!row) throw new Problem(404, 'IMPORT_NOT_FOUND')
	return {
		...importWire(row, c.var.locale),
		READING: row.reading && {
			FORMAT: row.reading.format,
			COLUMN_LIST: row.reading.columns.map(({ name, samples, column, isRead }) => ({
				NAME: name,
				SAMPLE_LIST: samples,
				COLUMN: column,
				IS_READ: isRead,
			})),
		},
		REMARK_LIST: row.remarks.map(({ kind, line, handle, reason }) => ({
			KIND: kind,
			LINE: line,
			HANDLE: handle,
			REASON: storedReasonText(c.var.locale, reason),
		})),
	}
}

function importWire(row: ImportRow, locale: Locale): ProductImportWire {
	const { created, updated, unchanged, refusedRows, missingPictures, leftStock } = row.counts
	const { fields = {} } = row.counts
	return {
		IMPORT_ID: row.id,
		FILE_NAME: row.fileName,
		STATE: row.state,
		SHARE: row.share,
		COUNTS: {
			CREATED: created,
			UPDATED: updated,
			UNCHANGED: unchanged,
			REFUSED_ROWS: refusedRows,
			MISSING_PICTURES: missingPictures,
			LEFT_STOCK: leftStock,
		},
		FIELD_LIST: IMPORT_FIELDS.flatMap((FIELD) => {
			const count = fields[FIELD]
			if (!count) return []
			const { changed, before, after, emptied } = count
			return [{ FIELD, CHANGED: changed, BEFORE: before, AFTER: after, EMPTIED: emptied }]
		}),
		FAULT: row.fault === null ? null : storedReasonText(locale, row.fault),
		MADE_BY: row.madeBy,
		CREATED_DATE: row.createdAt.toISOString(),
	}
}

function tooLarge(): never {
	throw new Problem(413, 'BODY_TOO_LARGE')
}
