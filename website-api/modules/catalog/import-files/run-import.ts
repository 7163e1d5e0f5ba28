import {
	importProductBatch,
	listKnownProducts,
	storePicture,
	type ImportResults,
	type ImportStockMode,
} from '#contract/import.ts'
import type { ImportedProduct } from '#contract/imported-product.ts'
import { type Pace, paceOfJobs } from '#process/pace.ts'
import { ask, type OperatorApiCall } from './operator-api-call.ts'
import { openRows, type CsvFile, type RowOptions } from './csv-rows.ts'
import type { FetchPicture } from './fetch-picture.ts'
import { fieldCounts, type FieldCounts } from './field-counts.ts'
import { readingOf, type FileReading } from './file-reading.ts'
import {
	hashWithoutPictures,
	type FileProduct,
	type FileVariant,
	type Refusal,
} from './file-product.ts'
import { readProducts, type ReadOptions } from './read-products.ts'
import {
	emptiedReason,
	pictureReason,
	reason,
	shopNote,
	shopRefusal,
	UnknownColumns,
	UnusableFile,
} from './reasons.ts'

export type ImportOptions = ReadOptions & {
	file: string
	company: string
	stockMode: ImportStockMode
	/** What staff said about files with such a header. */
	mappingOf?: RowOptions['mappingOf']
	/** How the file is read, before it is. */
	onReading?(reading: FileReading): void
	/** Stock of new variants that the file does not count. */
	untrackedStock: number
	call: OperatorApiCall
	/** Absent: pictures are not imported. */
	fetchPicture?: FetchPicture | undefined
	/** Treats the file's pictures as available without fetching them. */
	isPreview?: boolean
	/** Stops the import before its next batch. */
	signal?: AbortSignal | undefined
	/** Of the batches; default: that of all jobs of the process. */
	pace?: Pace
	onProgress(share: number, counts: ImportCounts): void
	onRefusal(refusal: Refusal): void
	/** A message about a row that was imported incompletely. */
	onNotice(notice: Refusal): void
}

export type ImportCounts = {
	created: number
	updated: number
	unchanged: number
	refusedRows: number
	/** Pictures that could not be fetched; their products keep their current ones. */
	missingPictures: number
	/** Variants whose stock was not changed. */
	leftStock: number
	/** What changes in existing products, by field; counts of an earlier version have none. */
	fields?: FieldCounts
}

/** Initial counts. */
export const noCounts: ImportCounts = {
	created: 0,
	updated: 0,
	unchanged: 0,
	refusedRows: 0,
	missingPictures: 0,
	leftStock: 0,
	fields: {},
}

/** Products per request. Pictures are fetched between requests, so an interruption affects few products. */
const batchSizes = { withPictures: 20, without: 200 }
/** Size of a request in bytes; the operator API accepts at most 1 MB. */
const batchWeight = 500_000
const picturesAtOnce = 4
/** A file with so many refused rows, and few others, is not read to its end. */
const maxRefused = 2_000

/** Imports a product file into a company's catalogue in batches. */
export async function runImport(options: ImportOptions): Promise<ImportCounts> {
	const counts = { ...noCounts, fields: {} }
	const { pace = paceOfJobs } = options
	const batchSize = options.fetchPicture ? batchSizes.withPictures : batchSizes.without
	const csv = await openRows(options.file, {
		now: new Date(),
		mappingOf: options.mappingOf,
	})
	options.onReading?.(readingOf(csv.layout))
	requireColumns(csv)
	let usableRows = 0
	const refuse = (refusal: Refusal) => {
		counts.refusedRows++
		options.onRefusal(refusal)
		requireUsableRows(counts.refusedRows, usableRows)
	}
	let batch: FileProduct[] = []
	let weight = 0
	for await (const event of readProducts(() => csv.rows(), options)) {
		if ('refusal' in event) {
			refuse(event.refusal)
			continue
		}
		if ('notice' in event) {
			options.onNotice(event.notice)
			continue
		}
		const added = weightOf(event.product)
		if (batch.length === batchSize || (batch.length > 0 && weight + added > batchWeight)) {
			const whole = batch
			await pace(() => importBatch(whole, options, counts, refuse))
			batch = []
			weight = 0
			options.onProgress(csv.progress(), counts)
		}
		batch.push(event.product)
		usableRows += event.product.lastLine - event.product.line + 1
		weight += added
	}
	if (batch.length > 0) await pace(() => importBatch(batch, options, counts, refuse))
	options.onProgress(1, counts)
	return counts
}

/** @throws UnusableFile when nine of ten rows are refused: it is another kind of file, or damaged. */
function requireUsableRows(refused: number, usable: number) {
	if (refused < maxRefused || refused < 9 * usable) return
	throw new UnusableFile(reason('tooManyRefused', { refused, rows: refused + usable }))
}

function weightOf(product: FileProduct): number {
	// The wire's field names are longer than these.
	return product.bytes + product.variants.length * 60 + 500
}

/** A file must say which products it means. */
function requireColumns({ layout }: CsvFile) {
	const keys = ['handle', 'title', 'sku', 'group'] as const
	if (layout.format === 'UNKNOWN' || !keys.some((column) => layout.columns.has(column))) {
		throw new UnknownColumns(
			reason('unknownColumns', { columns: layout.header.join(', ').slice(0, 200) }),
		)
	}
}

async function importBatch(
	batch: FileProduct[],
	options: ImportOptions,
	counts: ImportCounts,
	refuse: (refusal: Refusal) => void,
) {
	options.signal?.throwIfAborted()
	const marked = withPictureMark(
		batch,
		options.fetchPicture !== undefined || options.isPreview === true,
	)
	const { known, pictures } = await askKnown(marked, options)
	counts.unchanged += known.size
	const changed = marked.filter(({ handle }) => !known.has(handle))
	if (changed.length === 0) return
	const products = await inOrder(changed, (product) =>
		importedOf(product, options, counts, pictures),
	)
	const { results } = await ask(options.call, importProductBatch, {
		code: options.company,
		body: { stockMode: options.stockMode, products },
	})
	for (const [at, result] of results.entries()) {
		const product = changed[at]
		if (product === undefined) continue
		if (result.outcome === 'REFUSED') refuseProduct(product, result, refuse)
		else count(product, result, counts, options)
	}
}

/** The products that need not be sent, and the pictures that the shop has. */
async function askKnown(products: FileProduct[], options: ImportOptions) {
	const asked =
		options.fetchPicture !== undefined || options.isPreview ? ownPicturesOf(products) : []
	// A list of prices says what they are; a description of the products may be left alone if it is the same.
	const whole = products.filter(({ isWhole }) => isWhole)
	if (whole.length === 0 && asked.length === 0) {
		return { known: new Set<string>(), pictures: new Set<string>() }
	}
	const { handles, mediaIds } = await ask(options.call, listKnownProducts, {
		code: options.company,
		body: { stockMode: options.stockMode, list: whole, mediaIds: asked },
	})
	return { known: new Set(handles), pictures: new Set(mediaIds) }
}

type BatchResult = ImportResults['results'][number]

function count(
	product: FileProduct,
	result: BatchResult,
	counts: ImportCounts,
	options: ImportOptions,
) {
	const outcomes = { CREATED: 'created', UPDATED: 'updated', UNCHANGED: 'unchanged' } as const
	if (result.outcome !== 'REFUSED') counts[outcomes[result.outcome]]++
	fieldCounts((counts.fields ??= {}), result.changes)
	const notice = (sku: string | undefined, why: Refusal['reason']) => {
		const line = product.variants.find((variant) => variant.sku === sku)?.line ?? product.line
		options.onNotice({ line, handle: product.handle, reason: why })
	}
	for (const sku of result.skus) {
		counts.leftStock++
		notice(sku, reason('stockPromised', { sku }))
	}
	const emptied = result.changes.filter(({ before, after }) => before && !after)
	for (const { field } of emptied) notice(undefined, emptiedReason(field))
	for (const { note, skus } of result.notes) notice(skus[0], shopNote(note, skus))
}

/** Ids of the pictures of a batch that have URLs of such a shop; at most as many as one request may contain. */
function ownPicturesOf(batch: FileProduct[]): string[] {
	const urls = batch.flatMap(({ images, variants }) => [
		...(images ?? []).map(({ url }) => url),
		...variants.map(({ imageUrl }) => imageUrl ?? ''),
	])
	return [...new Set(urls.flatMap((url) => ownPictureOf(url) ?? []))].slice(0, 5000)
}

function ownPictureOf(url: string): string | undefined {
	const address = /^https?:\/\/[^/]+\/media\/([a-z0-9]{8,64})\/\d{2,4}\.(?:avif|webp|jpg|png)$/
	return address.exec(url)?.[1]
}

function withPictureMark(batch: FileProduct[], withPictures: boolean): FileProduct[] {
	if (withPictures) return batch
	return batch.map(({ images: _, pictureHash: _left, ...product }) => ({
		...product,
		hash: hashWithoutPictures(product.hash),
	}))
}

function refuseProduct(
	product: FileProduct,
	result: { reason: string | null; skus: string[] },
	refuse: (refusal: Refusal) => void,
) {
	const why = shopRefusal(result.reason, result.skus)
	const rows = product.variants.length === 0 ? [product] : product.variants
	for (const { line } of rows) {
		refuse({ line, handle: product.handle, reason: why })
	}
}

async function importedOf(
	product: FileProduct,
	options: ImportOptions,
	counts: ImportCounts,
	known: ReadonlySet<string>,
): Promise<ImportedProduct> {
	const named = [
		...(product.images ?? []),
		...product.variants
			.filter((variant) => typeof variant.imageUrl === 'string')
			.map((variant) => ({ line: variant.line, url: variant.imageUrl ?? '', alt: '' })),
	]
	const withPictures = product.images !== undefined || named.length > 0
	const urls = named.filter(({ url }, at) => named.findIndex((one) => one.url === url) === at)
	const stored = await storePictures(urls, product, { options, counts, known })
	const isComplete = stored.length === urls.length
	const isLeftOut =
		!withPictures || (options.fetchPicture === undefined && !(options.isPreview && isComplete))
	const places = new Map(stored.map((image, at) => [image.url, at]))
	return {
		...product,
		handleSource: product.isHandleGiven ? 'GIVEN' : 'MADE',
		variants: product.variants.map((variant) => ({
			...variantOf(variant, options),
			imageIndex:
				variant.imageUrl === undefined || isLeftOut
					? undefined
					: variant.imageUrl === null
						? null
						: (places.get(variant.imageUrl) ?? null),
		})),
		images: isLeftOut ? [] : stored.map((image) => ({ mediaId: image.mediaId, alt: image.alt })),
		pictures: isLeftOut
			? 'LEFT_OUT'
			: product.images === undefined || !isComplete
				? 'INCOMPLETE'
				: 'COMPLETE',
	}
}

function variantOf(variant: FileVariant, { untrackedStock }: ImportOptions) {
	const skuSource = variant.isSkuGiven ? ('GIVEN' as const) : ('MADE' as const)
	return { ...variant, skuSource, untrackedStock }
}

type Storing = { options: ImportOptions; counts: ImportCounts; known: ReadonlySet<string> }

async function storePictures(
	images: { line: number; url: string; alt: string }[],
	product: FileProduct,
	{ options, counts, known }: Storing,
) {
	const { fetchPicture } = options
	const stored = await mapConcurrently(images, picturesAtOnce, async (image) => {
		const own = ownPictureOf(image.url)
		if (own !== undefined && known.has(own)) return { ...image, mediaId: own }
		if (fetchPicture === undefined) return null
		try {
			const bytes = await fetchPicture(image.url)
			const { mediaId } = await ask(options.call, storePicture, {
				code: options.company,
				bytes: { type: 'image/*', content: bytes },
			})
			return { ...image, mediaId }
		} catch (error) {
			counts.missingPictures++
			const why = pictureReason(error, image.url)
			options.onNotice({ line: image.line, handle: product.handle, reason: why })
			return null
		}
	})
	return stored.filter((image) => image !== null)
}

async function inOrder<T, R>(items: T[], work: (item: T) => Promise<R>): Promise<R[]> {
	return mapConcurrently(items, 1, work)
}

async function mapConcurrently<T, R>(
	items: T[],
	concurrency: number,
	work: (item: T) => Promise<R>,
): Promise<R[]> {
	const results = new Array<R>(items.length)
	const entries = items.entries()
	await Promise.all(
		Array.from({ length: concurrency }, async () => {
			for (const [at, item] of entries) results[at] = await work(item)
		}),
	)
	return results
}
