import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { fieldProblem } from '#website-api/http/field-problem.ts'

/** Bytes a file may have; the storefront's form names the same. */
export const LARGEST_PROOF = 5 * 1024 * 1024
const LARGEST_PIXELS = 40_000_000
/** Longest side of what we keep: enough to read a receipt. */
const KEPT_SIDE = 2_000

const pictureTypes = new Set(['image/jpeg', 'image/png', 'image/webp'])

export type Proof = { contentType: 'image/jpeg' | 'application/pdf'; content: Uint8Array }

/**
 * What is kept of a proof of payment. What it is, its bytes say and not its name. A picture is encoded anew,
 * so that no hidden part and no place where it was taken survives; a PDF stays as it is and is only ever
 * handed out as an attachment. 422 on PROOF: PROOF_TYPE, PROOF_UNREADABLE.
 */
export async function proofFrom(bytes: Uint8Array): Promise<Proof> {
	const found = await fileTypeFromBuffer(bytes)
	if (found?.mime === 'application/pdf') return { contentType: found.mime, content: bytes }
	if (!found || !pictureTypes.has(found.mime))
		throw fieldProblem('PROOF', { message: 'PROOF_TYPE' })
	return { contentType: 'image/jpeg', content: await inTurn(() => encodeAnew(bytes)) }
}

async function encodeAnew(bytes: Uint8Array): Promise<Uint8Array> {
	try {
		return await sharp(bytes, { limitInputPixels: LARGEST_PIXELS, failOn: 'error' })
			.rotate()
			.resize(KEPT_SIDE, KEPT_SIDE, { fit: 'inside', withoutEnlargement: true })
			.flatten({ background: '#ffffff' })
			.jpeg({ quality: 82 })
			.toBuffer()
	} catch {
		throw fieldProblem('PROOF', { message: 'PROOF_UNREADABLE' })
	}
}

// One picture at a time: decoding forty megapixels takes 160 MB.
let previous: Promise<unknown> = Promise.resolve()

function inTurn<T>(work: () => Promise<T>): Promise<T> {
	const mine = previous.then(work, work)
	previous = mine.catch(() => undefined)
	return mine
}
