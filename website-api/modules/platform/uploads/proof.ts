import { fileTypeFromBuffer } from 'file-type'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { encodePicture } from './encode-picture.ts'

export type Proof = { contentType: 'image/jpeg' | 'application/pdf'; content: Uint8Array }

/**
 * A proof of payment for storage: a picture encoded anew, or an unchanged PDF, which is only served as an attachment.
 * 422 on PROOF: PROOF_TYPE, PROOF_UNREADABLE.
 */
export async function proofFrom(bytes: Uint8Array): Promise<Proof> {
	const found = await fileTypeFromBuffer(bytes)
	if (found?.mime === 'application/pdf') return { contentType: found.mime, content: bytes }
	const content = await encodePicture(bytes)
	if (content === 'type') throw fieldProblem('PROOF', { message: 'PROOF_TYPE' })
	if (content === 'unreadable') throw fieldProblem('PROOF', { message: 'PROOF_UNREADABLE' })
	return { contentType: 'image/jpeg', content }
}
