import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '#website-api/db/database.ts'
import { Problem } from '#website-api/http/problem.ts'
import type { MediaStorage } from '#website-api/media/storage.ts'
import { uploadBytes } from '#website-api/modules/platform/uploads/upload-bytes.ts'
import { upload } from '#website-api/modules/platform/uploads/upload.table.ts'
import type { ReturnRow } from './return.queries.ts'
import { returnPicture } from './return.table.ts'

/** The bytes of one picture of this return. 404 NOT_FOUND. */
export async function returnPictureOf(
	{ db, storage }: { db: Queryable; storage: MediaStorage },
	row: ReturnRow,
	typedId: string,
) {
	const id = z.uuid().safeParse(typedId)
	if (!id.success) throw new Problem(404, 'NOT_FOUND')
	const [picture] = await db
		.select({ id: upload.id, content: upload.content })
		.from(returnPicture)
		.innerJoin(
			upload,
			and(eq(upload.companyId, returnPicture.companyId), eq(upload.id, returnPicture.uploadId)),
		)
		.where(
			and(
				eq(returnPicture.companyId, row.companyId),
				eq(returnPicture.returnId, row.id),
				eq(returnPicture.uploadId, id.data),
			),
		)
	if (!picture) throw new Problem(404, 'NOT_FOUND')
	return uploadBytes(storage, picture)
}
