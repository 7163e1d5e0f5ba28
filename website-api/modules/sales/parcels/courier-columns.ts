import { WantedParcel } from '#contract/parcel-step.ts'
import { fieldProblem } from '#website-api/http/field-problem.ts'
import { shippingMethod } from '#website-api/modules/sales/shipping/vendors.ts'
import type { ParcelRow } from './parcel.table.ts'

type Columns = Pick<ParcelRow, 'vendorCode' | 'vendorMethod' | 'vendorName' | 'vendorMethodName'>

/** The courier of a parcel: the wanted one, or `present`. 422 COURIER_UNKNOWN. */
export function courierOf(present: Columns, wanted: WantedParcel['courier']): Columns {
	if (!wanted) {
		const { vendorCode, vendorMethod, vendorName, vendorMethodName } = present
		return { vendorCode, vendorMethod, vendorName, vendorMethodName }
	}
	const { vendorCode, vendorMethod } = wanted
	const { vendorName, methodName, imageUrl } = shippingMethod(vendorCode, vendorMethod)
	if (vendorCode === 'SELF_PICKUP' || imageUrl.endsWith('placeholder.svg')) {
		throw fieldProblem(WantedParcel, 'courier', { message: 'COURIER_UNKNOWN' })
	}
	return { vendorCode, vendorMethod, vendorName, vendorMethodName: methodName }
}
