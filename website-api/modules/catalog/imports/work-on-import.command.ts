import { and, eq, sql } from 'drizzle-orm'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
	ImportBatch,
	ImportResults,
	KnownProducts,
	KnownQuestion,
	StoredPicture,
} from '#contract/import.ts'
import { decode, toWire } from '#contract/message-codec.ts'
import type { Database } from '#website-api/db/database.ts'
import type { MediaStorage } from '#website-api/media/storage.ts'
import { pictureFetcher } from '#website-api/modules/catalog/import-files/fetch-picture.ts'
import type { FileReading } from '#website-api/modules/catalog/import-files/file-reading.ts'
import type { OperatorApiCall } from '#website-api/modules/catalog/import-files/operator-api-call.ts'
import {
	type ImportCounts,
	noCounts,
	runImport,
} from '#website-api/modules/catalog/import-files/run-import.ts'
import {
	reason,
	UnknownColumns,
	UnusableFile,
} from '#website-api/modules/catalog/import-files/reasons.ts'
import { dueWork } from '#website-api/modules/platform/timers/due-work.queries.ts'
import { storeUploadedPicture } from '#website-api/modules/platform/media/store-picture.command.ts'
import { copyImportFile, deleteOldImports } from './import-file.command.ts'
import { importProducts } from './import-products.command.ts'
import { mappingFor } from './import-mapping.queries.ts'
import { knownOf } from './known-products.queries.ts'
import { previewProducts } from './preview-products.command.ts'
import { isAbandoned } from './due-imports.queries.ts'
import { type ImportRemark, productImport } from './product-import.table.ts'

type ImportRow = typeof productImport.$inferSelect
type Work = { db: Database; storage: MediaStorage }

/** The maximum number of stored remarks per file. */
const maxRemarks = 1_000
const beatMs = 10_000
/** How often an import may end its process. */
const maxAttempts = 2

/**
 * Checks or imports one waiting file; returns false if there is none. An interrupted import starts from the
 * beginning; products that were imported already are unchanged then. After `signal`, it stops at the next batch and
 * waits for the next process.
 */
export const workOnNextImport = dueWork(
	{ table: productImport, condition: isAbandoned },
	workOnNext,
)

async function workOnNext(work: Work, signal?: AbortSignal): Promise<boolean> {
	await deleteOldImports(work)
	await setAside(work)
	const row = await claimNext(work.db)
	if (!row) return false
	const folder = await mkdtemp(path.join(tmpdir(), 'etalase-import-'))
	const beat = setInterval(
		() => void note(work.db, row, { beatAt: new Date() }).catch(() => {}),
		beatMs,
	)
	try {
		await read(work, row, { file: path.join(folder, 'products'), signal })
	} catch (error) {
		if (!signal?.aborted) throw error
		await note(work.db, row, { beatAt: null, attempts: 0 })
	} finally {
		clearInterval(beat)
		await rm(folder, { recursive: true, force: true })
	}
	return true
}

/** Gives up imports whose process ended each time, and says why. */
async function setAside({ db, storage }: Work) {
	const ended = await db
		.update(productImport)
		.set({
			state: 'FAILED',
			fault: JSON.stringify(reason('stoppedTwice')),
			content: null,
			beatAt: null,
		})
		.where(and(isAbandoned, sql`${productImport.attempts} >= ${maxAttempts}`))
		.returning({ id: productImport.id })
	for (const { id } of ended) await storage.removePrivate(id)
}

/** The oldest waiting file of the company that was served longest ago. */
async function claimNext(db: Database): Promise<ImportRow | undefined> {
	const { rows } = await db.execute<{ company: number; id: string }>(sql`
		update product_import set beat_at = now(), started_at = now(), attempts = attempts + 1
		where (company_id, id) in (
			select company_id, id from product_import
			where ${isAbandoned}
			order by (
				select max(served.started_at) from product_import served
				where served.company_id = product_import.company_id
			) nulls first, created_at limit 1
			for update skip locked)
		returning company_id as company, id`)
	const [claimed] = rows
	if (!claimed) return undefined
	const [row] = await db
		.select()
		.from(productImport)
		.where(and(eq(productImport.companyId, claimed.company), eq(productImport.id, claimed.id)))
	return row
}

type Reading = { file: string; signal: AbortSignal | undefined }

async function read(work: Work, row: ImportRow, { file, signal }: Reading) {
	const isPreview = row.state === 'CHECKING'
	const { options } = row
	const remarks: ImportRemark[] = []
	const remark = (one: ImportRemark) => {
		if (remarks.length < maxRemarks) remarks.push(one)
	}
	let noted: Promise<unknown> = Promise.resolve()
	let reading: FileReading | null = row.reading
	const report = (share: number, counts: ImportCounts) => {
		const change = { share: Math.round(share * 100), counts: { ...counts }, remarks: [...remarks] }
		noted = noted.then(() => note(work.db, row, { ...change, beatAt: new Date() }))
	}
	try {
		await copyImportFile(work.storage, row, file)
		const counts = await runImport({
			file,
			signal,
			company: 'own',
			rate: options.RATE,
			untrackedStock: options.UNTRACKED_STOCK,
			stockMode: options.STOCK === 'set' ? 'SET' : 'KEEP',
			call: callWithin(work, row.companyId, isPreview),
			isPreview: isPreview && options.PICTURES,
			fetchPicture:
				options.PICTURES && !isPreview ? pictureFetcher({ allowPrivate: false }) : undefined,
			mappingOf: (header) => mappingFor(work.db, row.companyId, header),
			onReading: (found) => (reading = found),
			onProgress: report,
			onRefusal: (refusal) => remark({ ...refusal, kind: 'REFUSED' }),
			onNotice: (notice) => remark({ ...notice, kind: 'NOTE' }),
		})
		await noted
		await note(work.db, row, {
			share: 100,
			counts,
			remarks,
			reading,
			beatAt: null,
			attempts: 0,
			...(isPreview ? { state: 'CHECKED' as const } : { state: 'DONE' as const, content: null }),
		})
		if (!isPreview) await work.storage.removePrivate(row.id)
	} catch (error) {
		await noted.catch(() => {})
		if (!(error instanceof UnusableFile)) throw error
		await endUnusable(work, row, error, reading)
	}
}

/** Ends an import whose file can't be used; one whose columns are unknown waits for what they are. */
async function endUnusable(
	work: Work,
	row: ImportRow,
	error: UnusableFile,
	reading: FileReading | null,
) {
	if (error instanceof UnknownColumns && row.state === 'CHECKING') {
		await note(work.db, row, {
			state: 'UNMAPPED',
			reading,
			counts: noCounts,
			beatAt: null,
			attempts: 0,
		})
		return
	}
	await note(work.db, row, {
		state: 'FAILED',
		fault: JSON.stringify(error.reason),
		counts: noCounts,
		content: null,
		beatAt: null,
	})
	await work.storage.removePrivate(row.id)
}

function note(db: Database, row: ImportRow, change: Partial<ImportRow>) {
	return db
		.update(productImport)
		.set(change)
		.where(and(eq(productImport.companyId, row.companyId), eq(productImport.id, row.id)))
}

/** Handles the requests of an import in this process instead of sending them to the operator API. */
function callWithin(work: Work, companyId: number, isPreview: boolean): OperatorApiCall {
	return async (schema, { path: address, body, bytes }) => {
		const answer = async () => {
			if (bytes) return toWire(StoredPicture, await storeUploadedPicture(work, companyId, bytes))
			if (address.endsWith('/known')) {
				const question = decode(KnownQuestion, KnownQuestion.parse(body))
				return toWire(KnownProducts, await knownOf(work.db, companyId, question))
			}
			const { products, stockMode } = decode(ImportBatch, ImportBatch.parse(body))
			const importing = isPreview ? previewProducts : importProducts
			const results = await importing(work.db, companyId, products, stockMode)
			return toWire(ImportResults, { results })
		}
		return schema.parse({ data: await answer() })
	}
}
