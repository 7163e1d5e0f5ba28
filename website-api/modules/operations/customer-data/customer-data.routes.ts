import { deleteAccount, exportData, getDataArchive } from '#contract/account.ts'
import { answer } from '#website-api/http/answer.ts'
import { done } from '#website-api/http/done.ts'
import { requireSelf } from '#website-api/modules/customers/auth/require-self.ts'
import { deleteUpload } from '#website-api/modules/platform/uploads/store-upload.command.ts'
import { deleteCustomer } from './delete-customer.command.ts'
import { ARCHIVE_HEADERS, exportArchive } from './export-archive.queries.ts'
import { exportOf } from './export.queries.ts'

/** Exports and deletes the signed-in customer's data. */
export const customerDataAnswers = [
	answer(exportData, ({ db, owner }) => exportOf(db, owner)),
	answer(getDataArchive, async ({ c, owner, ...place }) =>
		c.body(await exportArchive(place, owner), 200, ARCHIVE_HEADERS),
	),
	answer(deleteAccount, async ({ body, ...request }) => {
		await requireSelf(request, body.password)
		for (const id of await deleteCustomer(request.db, request.owner)) {
			await deleteUpload(request, id)
		}
		return done
	}),
]
