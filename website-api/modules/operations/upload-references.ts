import { customer } from '#website-api/modules/platform/identity/customer.table.ts'
import type { UploadReference } from '#website-api/modules/platform/uploads/delete-unused-uploads.command.ts'
import { paymentConfirmation } from '#website-api/modules/sales/payments/payment.table.ts'
import { returnPicture } from '#website-api/modules/sales/returns/return.table.ts'

/** All columns that refer to uploads; unreferenced uploads are deleted. */
export const uploadReferences: UploadReference[] = [
	{ table: customer, companyId: customer.companyId, uploadId: customer.pictureId },
	{
		table: paymentConfirmation,
		companyId: paymentConfirmation.companyId,
		uploadId: paymentConfirmation.proofId,
	},
	{ table: returnPicture, companyId: returnPicture.companyId, uploadId: returnPicture.uploadId },
]
