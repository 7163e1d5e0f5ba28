import { createHash } from 'node:crypto'
import type { ImportedProduct, ProductSaid } from '#contract/imported-product.ts'
import type { Reason } from './reasons.ts'

/** A variant of a file: what an import says of one, which its columns need not say. */
export type FileVariant = Omit<
	ImportedProduct['variants'][number],
	'skuSource' | 'untrackedStock' | 'imageIndex'
> & {
	line: number
	/** False: made of handle and choice, as the file names none. */
	isSkuGiven: boolean
	imageUrl?: string | null | undefined
}

/** A variant without what its file does not say. A field that is missing here does not compile. */
export function fileVariant(fields: {
	[Name in keyof Required<FileVariant>]: FileVariant[Name]
}): FileVariant {
	return Object.fromEntries(
		Object.entries(fields).filter(([, value]) => value !== undefined),
	) as FileVariant
}

export type FileImage = { line: number; url: string; alt: string }

/** A product of a file. What its columns do not say is undefined. */
export type FileProduct = ProductSaid & {
	line: number
	lastLine: number
	handle: string
	/** False: made of other columns, as the file has none. */
	isHandleGiven: boolean
	optionNames?: string[]
	variants: FileVariant[]
	/** SKUs of rejected rows. */
	keepSkus: string[]
	images?: FileImage[]
	/** Digest of all fields above except stock. */
	hash: string
	/** Digest of the variants' stock. */
	stockHash: string
	/** Digest of the pictures' addresses and texts; undefined: the file has none. */
	pictureHash?: string
	/** Whether the file describes products, so that an equal digest means that nothing is to be done. */
	isWhole: boolean
	/** Size of all fields above as JSON, in bytes. */
	bytes: number
}

export type Refusal = { line: number; handle: string; reason: Reason }

export type FileContent = Omit<FileProduct, 'hash' | 'stockHash' | 'pictureHash' | 'bytes'>

/** The product with its digests, which leave out line numbers: it stays the same when it moves within the file. */
export function withDigests(content: FileContent): FileProduct {
	const said = JSON.stringify(content, (key, value: unknown) =>
		key === 'line' || key === 'lastLine' || key === 'stock' ? undefined : value,
	)
	const stock = JSON.stringify(content.variants.map((variant) => [variant.sku, variant.stock]))
	return {
		...content,
		hash: sha256(said),
		stockHash: sha256(stock),
		...(content.images && {
			pictureHash: sha256(JSON.stringify(content.images.map(({ url, alt }) => [url, alt]))),
		}),
		bytes: Buffer.byteLength(said),
	}
}

/** The digest of a product that is imported without pictures, which differs from one with pictures. */
export function hashWithoutPictures(hash: string): string {
	return hash.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))
}

export function sha256(text: string): string {
	return createHash('sha256').update(text).digest('hex')
}
